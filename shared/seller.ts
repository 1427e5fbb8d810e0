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

/** Before the number on the receipt (rule 11.1): letters and digits. */
export const invoicePrefix = 'INV'

/** Business days in which pages and the provider's invoice promise a tax invoice, at most: for the owner to confirm. */
export const taxInvoiceBusinessDays = 5
