// Sample text: a lawyer must review it before the site goes live.
import { company } from '#web/content/company.ts'
import { paths } from '#web/content/paths.ts'
import {
  keptOrders,
  keptPayments,
  openPaymentDays,
  quoteDraftDays,
  storageKeys,
} from '#web/content/storage-keys.ts'
import { list, section, type LegalText } from './legal-document.ts'

/** Everything that this site stores in a visitor's browser: each key with its content and purpose. */
const storedEntries = {
  localStorage: [
    `${storageKeys.quoteItems}: the services, quantities and prices that you have chosen in the quote builder, so that your package is still there at the checkout and on your next visit; emptied when the page after the payment opens.`,
    `${storageKeys.savedQuote}: the same with the last day on which its prices hold.`,
    `${storageKeys.quoteDraft}: your choices in the quote builder, finished or not, and when you made the last one, so that a reload or a closed tab loses nothing; used for ${quoteDraftDays} days at most, and removed when you return from its payment.`,
    `${storageKeys.lastQuote}: the last package that you made, since an example, a shared quote or another package took its place, so that you can restore it; used for ${quoteDraftDays} days at most, and removed when you restore it or return from its payment.`,
    `${storageKeys.quoteCopy}: the version of your package that you have kept to compare others with, its name and when you kept it; removed when you drop it.`,
    `${storageKeys.payments}: of the last ${keptPayments} payment pages that you opened, the page’s id, the order reference, the quote number, the total, the time, and whether the payment page led back here, so that no package is paid twice unawares; nothing about you; used for ${openPaymentDays} days at most while a page may be open.`,
  ],
  sessionStorage: [
    `${storageKeys.checkoutDetails}: what you have typed into the checkout form, except that you accepted the terms, so that you need not type it again when you come back from the payment page; removed when you come back from a payment.`,
    `${storageKeys.contactMessage}: what you have written on the contact page, and the message that is ready to be sent, so that a reload or another page loses nothing; removed when you write another message or empty the fields.`,
    `${storageKeys.order}, one for each of the last ${keptOrders} orders that you went to pay for: services, prices, reference and your details, so that the page after the payment can show them, for you to print or keep.`,
    `${storageKeys.invoiceNumber}, one for each order: the invoice number shown after a payment and when it was made, so that reloading the page shows the same.`,
    `${storageKeys.scrollPositions}: how far you had scrolled on the pages that you visited, so that Back returns you to where you were.`,
  ],
}

export const cookies: LegalText = {
  updated: '2026-11-30',
  summary: {
    'Cookies that this site sets': 'none',
    'Analytics, advertising, tracking': 'none',
    'Entries kept after you close the tab': `${storedEntries.localStorage.length} (local storage)`,
    'Entries kept until you close the tab': `up to ${storedEntries.sessionStorage.length} (session storage)`,
  },
  sections: [
    section(
      'No cookies',
      'This site sets no cookies, its own or anybody else’s. It loads nothing from advertisers, social networks, font services or analytics companies, which is why no banner asks for your consent.',
      'It keeps a few entries in your browser’s own storage, so that the quote builder and the checkout work and the pages keep the colours that you choose. All of it stays in your browser, and nobody but this site can read it.',
    ),
    section(
      'Kept after you close the tab',
      'In the browser’s local storage:',
      list(...storedEntries.localStorage),
    ),
    section(
      'Kept until you close the tab',
      'In the browser’s session storage:',
      list(...storedEntries.sessionStorage),
    ),
    section(
      'How to remove or refuse them',
      'Your browser’s settings have a command that clears the data of a site; in a private window everything goes when you close it. You may also block storage altogether: the site still works, but a quote then lasts only until you close the page.',
    ),
    section(
      'The payment page',
      `When you pay, your browser leaves this site for the page of ${company.processors.payments}, our payment provider. That page sets cookies of its own, to carry out the payment and to prevent fraud, under the provider’s policy. Apps that you open from here follow their own policies too.`,
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
