export const exchangeRate = { planPerPackage: 129, day: '2026-11-21' } as const
