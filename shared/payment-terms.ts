/**
 * How a package is paid: so many percent of it, VAT included, by card with the order. Less than 100 is a deposit, and the rest
 * is invoiced on delivery.
 */
export const paymentTerms: { readonly percentWithOrder: number } = { percentWithOrder: 100 }
