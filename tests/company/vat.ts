import type { TaxRule } from '#shared/tax-rule.ts'

export const taxName = 'VAT'
export const vat: TaxRule = { percent: 10, isIncluded: false, base: 'net' }
