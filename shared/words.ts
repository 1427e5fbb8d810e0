import { joiner, language, listSeparator, sentenceEnd } from '#shared/locale.ts'
import { taxInvoiceBusinessDays } from '#shared/seller.ts'
import type { Coverage, Offer, Term, Unit } from './offer.ts'

// Words that pages share with the payment page and the invoice, besides the catalogue's and the labels in customer-fields.ts.
// All others are in web/src/content/.

/** What an amount pays for, as it follows the amount. */
export const termWords: Readonly<Record<Term, string>> = {
  once: 'once',
  year: 'a year',
  month: 'a month',
}

/** For how long a price covers what it names, as the end of a phrase. */
export const durations: Readonly<Record<Term, string>> = {
  once: '',
  year: ' for a year',
  month: ' for one month',
}

/** A term with its text. */
export type CoverLine = readonly [term: string, text: string]

/** What a price covers and what it does not (rule 7.20). */
export const coverLines = ({ extent, without }: Coverage): readonly CoverLine[] => [
  ['Covers', extent],
  ...(without.length > 0 ? [['Not included:', without.join(listSeparator)] as const] : []),
]

/** The same in sentences, and for how long, for places without room for separate lines. */
export const describeCover = ({ covers, term = 'once' }: Pick<Offer, 'covers' | 'term'>) =>
  coverLines({ ...covers, extent: `${covers.extent}${durations[term]}` })
    .map((line) => line.join(joiner) + sentenceEnd)
    .join(joiner)

export const customDescription = 'A service described by you.'

/** The line of what is paid with an order, where that is not all of it. */
export const depositName = (percent: string) => `Deposit: ${percent} of your package`

/** Marks a name as the buyer's own, so that it can't pass for one of the catalogue's (rule 10.12). */
export const ownName = (name: string) => `Custom: ${name}`

/** An invoice's line with the buyer's company, or name, and address, as typed (rule 10.9). */
export const invoiceTo = (buyer: string) => `Invoice to: ${buyer}`

/** At the foot of the provider's invoice (rules 10.9 and 13.5). */
export const invoiceFooter = `This is not a tax invoice. Ours follows through eTIMS within ${taxInvoiceBusinessDays} business days.`

/** The name of the order's reference: on page, receipt and invoice and in messages (rule 10.14). */
export const orderReferenceLabel = 'Order reference'

export const quoteNumberLabel = 'Quote number'

/** Both numbers at the provider, whose invoice has few fields. */
export const orderNumbersLabel = 'Order reference and quote number'

export const orderNumberLabel = 'Purchase order number'

export const registrationLabel = 'Company registration'

/** The name of a tax beside the sum that includes it. */
export const includedName = (name: string) => `Of which ${name}`

const pluralRules = new Intl.PluralRules(language)

/** The form of a unit that follows a quantity. */
export function unitOf(quantity: number, unit: Unit): string {
  return unit[pluralRules.select(quantity)] ?? unit.other
}
