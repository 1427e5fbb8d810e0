/** The words of header, menu and footer besides the pages' names. */
export const layoutWords = {
  skip: 'Skip to the content',
  mainMenu: 'Main menu',
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
  quoteButton: 'Get a Quote',
  explore: 'Explore',
  legal: 'Legal',
  contact: 'Contact',
  registration: 'Company registration',
} as const
