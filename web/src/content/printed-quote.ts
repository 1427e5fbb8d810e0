import { company, packageCurrencyName } from '#web/content/company.ts'
import { callAndSurvey, paymentWords } from './periods.ts'
import { pricePromise, transferNote } from './quote-validity.ts'

/** The text of a quote on paper (rule 7.13). */
export const printedQuote = {
  heading: 'Quote',
  kind: 'A quote, not an invoice',
  preparedFor: 'Prepared for',
  number: 'Number',
  date: 'Date',
  validUntil: 'Valid until',
  columns: { name: 'Item', quantity: 'Quantity', unitPrice: 'Unit price', amount: 'Amount' },
  validity: `Prices are in ${packageCurrencyName}. ${pricePromise} This quote orders nothing.`,
  custom:
    'Name and price of the custom service are the customer’s own entries, and need our confirmation.',
  next: {
    heading: 'What happens next',
    text: () =>
      `To order, open this quote online and ${paymentWords().toPay}. Or sign here, send it to ${company.email.shown}, and pay our tax invoice by bank transfer. ${callAndSurvey}`,
  },
  finance: (terms: string) => `${transferNote} Terms: ${terms}`,
  signature: ['Company', 'Name', 'Signature', 'Date'],
  link: 'This quote online, also by the code:',
} as const
