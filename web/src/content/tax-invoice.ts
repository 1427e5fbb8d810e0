import { company, planCurrency } from './company.ts'
import { policyFigures } from './policy-figures.ts'
import { quoteActions } from './quote-action-labels.ts'

// What the buyer of a package is told about its tax, in the same words wherever it is said (rule 13.5).

export const taxInvoice = `The payment provider’s document is the receipt of your payment. Our tax invoice follows through eTIMS within ${policyFigures.taxInvoiceBusinessDays} business days: in ${planCurrency.name}, at the Central Bank’s mean rate of the day you paid, and to the tax number (PIN) that you enter on the payment page.`

export const bankTransfer = `Tax cannot be withheld from a card payment. If you have to withhold it, or would rather pay by bank transfer, press “${quoteActions.ask}” beside your package, or write to ${company.email.shown}, before you pay: we send you a tax invoice to pay instead.`
