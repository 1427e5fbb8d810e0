import { isTaxed } from '#shared/tax.ts'
import { taxName, vat } from '#shared/seller.ts'
import { company, packageCurrencyName, planCurrency } from '#web/content/company.ts'

const taxed = isTaxed() ? ` ${vat.isIncluded ? 'including' : 'before'} ${taxName}` : ''
const isAdded = isTaxed() && !vat.isIncluded
const rate = isAdded ? `${taxName} is charged at the rate of the day you pay by card. ` : ''

/** What a quote promises, the same on page and paper and in the terms (rule 7.22). What ends it: docs/extending.md. */
export const pricePromise = `Prices${taxed} hold until the day named ends in ${company.city}, for what we still offer in these quantities. ${rate}If a price falls, you pay less.`

const taxOfInvoice = isAdded ? `; that day also sets the ${taxName} rate` : ''

/** An order without a card: the same on paper and in the terms (rule 9.17). */
export const transferOrder = `By bank transfer, prices hold if the signed quote or your message reaches us by then. You pay our invoice in ${packageCurrencyName}, or in ${planCurrency.shortName} at the Central Bank’s mean rate of its day${taxOfInvoice}.`

const exempt = isTaxed() ? `, exempt from ${taxName}` : ''
const always = isTaxed() ? `: a card payment always includes ${taxName}` : ''

/** For the buyer's accountant, at the checkout and on paper. */
export const transferNote = `Tax cannot be withheld from a card payment: to withhold it, pay by bank transfer. Abroad${exempt}, or a consumer with a right of withdrawal? Ask us first${always}.`
