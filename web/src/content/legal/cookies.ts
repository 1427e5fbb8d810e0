// Sample text: a lawyer must review it before the site goes live.
import { company } from '#web/content/company.ts'
import { paths } from '#web/content/paths.ts'
import {
  quoteDraftDays,
  savedFilesLimit,
  savedPagesLimit,
  storageKeys,
} from '#web/content/storage-keys.ts'
import { list, section, type LegalText } from './legal-document.ts'

/** Something that this site stores in a visitor's browser. */
type StoredEntry = { readonly name: string; readonly content: string; readonly purpose: string }

/** Everything that this site stores in a visitor's browser, by where. */
const storedEntries = {
  localStorage: [
    {
      name: storageKeys.quoteItems,
      content: 'the services, quantities and prices that you have chosen in the quote builder',
      purpose:
        'so that your package is still there at the checkout and on your next visit; emptied when the page after the payment opens',
    },
    {
      name: storageKeys.quoteDraft,
      content: 'your choices in the quote builder, finished or not, and when you made the last one',
      purpose: `so that a reload or a closed tab loses nothing; used for ${quoteDraftDays} days at most, and removed when the page after the payment opens`,
    },
    {
      name: storageKeys.colourScheme,
      content: 'the light or dark colours that you have chosen at the end of a page',
      purpose: 'so that all pages have them; removed when you choose System',
    },
  ],
  sessionStorage: [
    {
      name: storageKeys.checkoutDetails,
      content: 'what you have typed into the checkout form, except that you accepted the terms',
      purpose: 'so that you need not type it again when you come back from the payment page',
    },
    {
      name: storageKeys.lastQuote,
      content: 'a copy of the package that was emptied after a payment',
      purpose: 'so that you can restore it',
    },
    {
      name: storageKeys.order,
      content: 'the services, prices and reference of the order that you last went to pay for',
      purpose: 'so that the page after the payment can show them, for you to print or keep',
    },
    {
      name: storageKeys.invoiceNumber,
      content: 'the invoice number shown after a payment, and when it was made',
      purpose: 'so that reloading the page shows the same number',
    },
    {
      name: storageKeys.scrollPositions,
      content: 'how far you had scrolled on the pages that you visited',
      purpose: 'so that Back returns you to where you were',
    },
  ],
  copies: [
    {
      name: storageKeys.savedPages,
      content:
        'copies of the quote builder, the contact page and the pages that you open, never of the checkout or the pages after a payment',
      purpose: `so that you can read them without a connection; the ${savedPagesLimit.pages} that you opened last, each shown for ${savedPagesLimit.days} days at most`,
    },
    {
      name: storageKeys.savedFiles,
      content: 'the scripts, styles and fonts of the site',
      purpose: `so that those pages work without a connection; the ${savedFilesLimit} that were used last`,
    },
    {
      name: storageKeys.savedTimes,
      content: 'the addresses of these copies, and when each was last used',
      purpose: 'so that the oldest can be removed; removed with the copy',
    },
  ],
} as const satisfies Record<string, readonly StoredEntry[]>

function described({ name, content, purpose }: StoredEntry): string {
  return `${name}: ${content}, ${purpose}.`
}

export const cookies: LegalText = {
  updated: '2026-11-23',
  summary: {
    'Cookies that this site sets': 'none',
    'Analytics, advertising, tracking': 'none',
    'Entries kept after you close the tab': `${storedEntries.localStorage.length} (local storage)`,
    'Pages kept to be read without a connection': `up to ${savedPagesLimit.pages} (cache storage)`,
    'Entries kept until you close the tab': `up to ${storedEntries.sessionStorage.length} (session storage)`,
  },
  sections: [
    section(
      'No cookies',
      'This site sets no cookies, its own or anybody else’s. It loads nothing from advertisers, social networks, font services or analytics companies, which is why no banner asks for your consent.',
      'It keeps a few entries in your browser’s own storage, so that the quote builder and the checkout work and the pages keep the colours that you choose. It also keeps copies of its own pages, so that you can read them without a connection. All of it stays in your browser, and nobody but this site can read it.',
    ),
    section(
      'Kept after you close the tab',
      'In the browser’s local storage:',
      list(...storedEntries.localStorage.map(described)),
      'In the browser’s cache storage, and in a database (IndexedDB) beside it:',
      list(...storedEntries.copies.map(described)),
    ),
    section(
      'Kept until you close the tab',
      'In the browser’s session storage:',
      list(...storedEntries.sessionStorage.map(described)),
    ),
    section(
      'How to remove or refuse them',
      'Your browser’s settings have a command that clears the data of a site; in a private window everything goes when you close it. While your browser’s data saver is on, the site does not fetch pages to keep them. You may also block storage altogether: the site still works, but needs a connection, and a quote then lasts only until you close the page.',
    ),
    section(
      'The payment page',
      `When you pay, your browser leaves this site for the page of ${company.processors.payments}, our payment provider. That page sets cookies of its own, to carry out the payment and to prevent fraud, under the provider’s policy. Apps that you open from here, such as WhatsApp, follow their own policies too.`,
    ),
    section('Changes and questions', [
      'If the site ever stores anything else, this page says so on the same day. How we handle personal data is described in the ',
      { text: 'Privacy Policy', to: paths.privacy },
      '. Questions: ',
      { text: company.privacyEmail.shown, to: company.privacyEmail.href },
      '.',
    ]),
  ],
}
