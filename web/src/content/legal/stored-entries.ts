import {
  quoteDraftDays,
  savedFilesLimit,
  savedPagesLimit,
  storageKeys,
} from '#web/content/storage-keys.ts'

/** Something that this site stores in a visitor's browser. */
export type StoredEntry = {
  readonly name: string
  readonly content: string
  readonly purpose: string
}

/** Everything that this site stores in a visitor's browser, by where. */
export const storedEntries = {
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
