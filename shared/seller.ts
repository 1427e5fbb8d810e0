import type { TaxRule } from './offer.ts'

/**
 * The seller's numbers in public registers, which are on every invoice. Sample data, like all of
 * web/src/content/company.ts: replace it before the site goes live.
 */
export const seller: {
  readonly registrationNumber: string
  readonly taxNumber: { readonly label: string; readonly value: string }
} = {
  /** Left out everywhere if it is empty. */
  registrationNumber: 'PVT-SAMPLE',
  /** The number under which the seller pays VAT, and its name in the seller's country. */
  taxNumber: { label: 'KRA PIN', value: 'P000000000A' },
}

/** The tax's name in the company's country. */
export const taxName = 'VAT'

/** The tax on every package; 0 % without a registration for it. */
export const vat: TaxRule = { percent: 16, isIncluded: false, base: 'net' }

/**
 * How a package is paid: so many percent of it, VAT included, by card with the order. Less than 100 is a deposit, and the rest
 * is invoiced on delivery.
 */
export const paymentTerms: { readonly percentWithOrder: number } = { percentWithOrder: 100 }

/** Before the number on the receipt (rule 11.1): letters and digits. */
export const invoicePrefix = 'INV'

/** Business days in which pages and the provider's invoice promise a tax invoice, at most: for the owner to confirm. */
export const taxInvoiceBusinessDays = 5
