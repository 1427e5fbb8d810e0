/** The words of header, menu and footer that are not a page's name. */
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
