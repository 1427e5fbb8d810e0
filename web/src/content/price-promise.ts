import { taxName, vat } from '#shared/vat.ts'
import { company } from './company.ts'

/** What a quote promises, the same on page and paper and in the terms (rule 7.22). What ends it: docs/extending.md. */
export const pricePromise = `Prices ${vat.isIncluded ? 'including' : 'before'} ${taxName} hold until the day named ends in ${company.city}, for what we still offer in these quantities. ${taxName} is charged at the rate of the day you pay. If a price falls, you pay less.`
