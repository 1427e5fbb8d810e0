import { registrationLabel } from '#shared/words.ts'
import { company, messenger } from '#web/content/company.ts'

/** The text of header, menu and footer, except for the names of pages. */
export const layoutCopy = {
  skip: 'Skip to the content',
  mainMenu: 'Main menu',
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
  quoteButton: 'Get a Quote',
  /** Beside the link to the quote builder, where the browser keeps a package. */
  kept: 'your package',
  explore: 'Explore',
  legal: 'Legal',
  contact: 'Contact',
  registration: registrationLabel,
  /** Around the company's registration number, if there is one. */
  imprint: {
    before: `${company.name}.${company.registrationNumber && ` ${registrationLabel}`}`,
    after: company.registrationNumber && '.',
  },
  notices: 'Notifications',
  closeNotice: 'Close notification',
  /** Describes a link. */
  newTab: 'Opens in a new tab.',
} as const

/** How a message is sent, within a sentence. Not beside the labels for it, which few pages have. */
export const emailOrMessenger = messenger ? `email or ${messenger.name}` : 'email'
