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

/** Business days from a payment by card until its tax invoice, for pages and the provider's invoice: for the owner to confirm. */
export const taxInvoiceBusinessDays = 5
