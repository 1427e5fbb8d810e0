import { planCurrency } from './company.ts'
import { policyFigures } from './policy-figures.ts'

/** The two documents of a package that was paid by card: the same words wherever it is said (rule 13.5). */
export const taxInvoice = `The payment provider’s document is your receipt. Our tax invoice follows through eTIMS within ${policyFigures.taxInvoiceBusinessDays} business days, in ${planCurrency.name} at the Central Bank’s mean rate of the day you paid, to the PIN that you enter on the payment page.`
