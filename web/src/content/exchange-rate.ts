/**
 * One unit of the packages' currency in the plans' (rule 7.17), for approximate totals: a sample, to be updated by hand
 * together with its day. Nothing is charged in that currency.
 */
export const exchangeRate = { planPerPackage: 129, day: '2026-11-21' } as const
