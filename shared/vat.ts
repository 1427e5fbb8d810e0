import type { TaxRule } from './tax-rule.ts'

/** The tax's name in the company's country. */
export const taxName = 'VAT'

/** The tax on every package; 0 % without a registration for it. In its own file, because pages name it without the catalogue. */
export const vat: TaxRule = { percent: 16, isIncluded: false, base: 'net' }
