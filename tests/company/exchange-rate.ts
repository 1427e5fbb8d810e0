export const exchangeRate = { planPerPackage: 3700, day: '2026-11-21' } as const
