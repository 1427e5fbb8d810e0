import { bankAccount, company, packageCurrencyName } from '#web/content/company.ts'
import { listSeparator } from '#shared/locale.ts'
import { callAndSurvey, paymentWords } from './periods.ts'
import { pricePromise, transferNote, transferOrder } from './quote-validity.ts'

const bank = bankAccount.length > 0 ? ` (${bankAccount.join(listSeparator)})` : ''

/** The text of a quote on paper (rule 7.13). */
export const printedQuote = {
  heading: 'Quote',
  kind: 'A quote, not an invoice',
  preparedFor: 'Prepared for',
  number: 'Number',
  date: 'Date',
  validUntil: 'Valid until',
  columns: { name: 'Item', quantity: 'Quantity', unitPrice: 'Unit price', amount: 'Amount' },
  validity: `Prices are in ${packageCurrencyName}. ${pricePromise} ${transferOrder} Unsigned, this quote orders nothing.`,
  custom:
    'Name and price of the custom service are the customer’s own entries, and need our confirmation.',
  next: {
    heading: 'What happens next',
    text: () =>
      `To order, open this quote online and ${paymentWords().toPay}. Or sign here, send it to ${company.email.shown}, and pay our tax invoice by bank transfer${bank}. ${callAndSurvey}`,
  },
  finance: (terms: string) => `${transferNote} Our terms apply: ${terms}`,
  signature: ['Company', 'Name', 'Signature', 'Date'],
  link: 'This quote online, also by the code:',
} as const
