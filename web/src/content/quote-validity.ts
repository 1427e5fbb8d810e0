import { taxName, vat } from '#shared/vat.ts'
import { company } from '#web/content/company.ts'

const taxed = vat.isIncluded ? 'including' : 'before'
const rate = `${taxName} is charged at the rate of the day you pay. `

/** What a quote promises, the same on page and paper and in the terms (rule 7.22). What ends it: docs/extending.md. */
export const pricePromise = `Prices ${taxed} ${taxName} hold until the day named ends in ${company.city}, for what we still offer in these quantities. ${vat.isIncluded ? '' : rate}If a price falls, you pay less.`
