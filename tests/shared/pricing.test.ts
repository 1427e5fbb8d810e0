import { expect, test } from 'vitest'
import { resources } from '#shared/catalogue.ts'
import { quantityText } from '#shared/pricing.ts'
import { priceSelection } from '#shared/quote.ts'
import { unitOf } from '#shared/words.ts'
import { everything } from '#tests/support/selections.ts'

test('a line says what its price covers and for how long, or how much it is of (rule 7.20)', () => {
  const lines = priceSelection(everything).lines.map(
    (it) =>
      `${quantityText(it) ?? 1} × ${it.unitPrice} = ${it.amount}, ${it.name}: ${it.description}`,
  )
  expect([lines[0], lines[2], lines[3], ...lines.slice(6)]).toEqual([
    '1 × 240000 = 240000, Office Cabling: Sockets, patch panel and labels. Covers up to 40 sockets. Not included: hardware.',
    '1 × 5000 = 5000, Domain: Registered in your name. Covers one domain for a year. Not included: renewal.',
    '1 × 12000 = 12000, Hotline: An engineer on the line. Covers up to 25 people for one month. Not included: visits.',
    '500 GB × 200 = 100000, Space: 500 GB',
    '12 days × 60000 = 720000, Engineer Days: 12 days',
    '1 × 250000 = 250000, Rooftop antenna: A service described by you.',
  ])
})

test('a unit has the plural form for its number, or else its usual form', () => {
  const [space, days] = resources
  expect([unitOf(1, days.unit), unitOf(5, days.unit)]).toEqual(['day', 'days'])
  expect(unitOf(1, space.unit)).toBe('GB')
})
