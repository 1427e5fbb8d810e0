import { expect, test } from 'vitest'
import { fixedItems } from '#shared/catalogue.ts'
import { findLine } from '#shared/checkout-contract.ts'
import { firstDayKept, lastDayKept } from '#shared/former-prices.ts'
import { cents } from '#shared/money.ts'
import { keepPrices } from '#shared/pricing.ts'
import { priceSelection, toSelection } from '#shared/quote.ts'
import { changePrice } from '#tests/support/changed-prices.ts'
import { only } from '#tests/support/selections.ts'

const [offer, other, third] = fixedItems
const [first, second] = ['2026-11-20', '2026-11-22']

// A quote of 22 November holds until 22 December and one day more, because a buyer's day ends later than the server's.
test.each([
  ['2026-12-21', 100, 100, [100, 200, 300]],
  ['2026-12-22', 100, 300, [200, 300]],
  ['2026-12-22', 200, 200, [200, 300]],
  ['2026-12-22', 250, 300, [200, 300]],
  ['2026-12-23', 300, 300, [200, 300]],
  ['2026-12-23', 400, 300, [200, 300]],
  ['2026-12-24', 200, 300, [300]],
])(
  'on %s a line promised at %d cents costs %d, and only prices that were on sale are accepted (rule 7.22)',
  (day, promised, cost, accepted) => {
    changePrice(offer, cents(300), [
      { cents: cents(100), until: first },
      { cents: cents(200), until: second },
    ])
    const since = firstDayKept(Date.parse(day))
    const keptPrices = keepPrices({ [offer.id]: promised, fax: 100 }, since)
    const { lines } = priceSelection({ ...only(offer), keptPrices })
    expect(lines).toMatchObject([{ amount: cost, unitPrice: cost }])
    const isAccepted = (amount: number) =>
      findLine({ name: offer.name, description: '', amount }, since)
    expect([50, 100, 200, 250, 300].filter(isAccepted)).toEqual(accepted)
  },
)

test('a lower price of today beats the promised one, and an equal price is today’s (rule 7.22)', () => {
  for (const today of [200, 300]) {
    changePrice(offer, cents(today), [{ cents: cents(300), until: second }])
    expect(keepPrices({ [offer.id]: 300 }, first)).toEqual({})
  }
})

test('a kept price that is not in the catalogue becomes today’s', () => {
  const { lines } = priceSelection({ ...only(offer), keptPrices: { [offer.id]: cents(1) } })
  expect(lines).toMatchObject([{ unitPrice: offer.price, keptUntil: undefined }])
})

test('a selection made from lines keeps their prices, even one above today’s or equal to another offer’s', () => {
  changePrice(offer, cents(200), [{ cents: other.price, until: second }])
  const keptPrices = { [offer.id]: other.price }
  const { lines } = priceSelection({ ...only(offer, other), keptPrices })
  const selection = toSelection(lines)
  expect(selection.keptPrices).toEqual(keptPrices)
  expect(priceSelection(selection).lines).toEqual(lines)
})

test.each([
  [[offer, other], lastDayKept(first)],
  [[other, third], lastDayKept(second)],
  [[third], undefined],
])('a quote is kept until the first of its prices ends', (offers, lastDay) => {
  changePrice(offer, cents(300), [{ cents: cents(100), until: first }])
  changePrice(other, cents(300), [{ cents: cents(200), until: second }])
  const keptPrices = { [offer.id]: cents(100), [other.id]: cents(200) }
  expect(priceSelection({ ...only(...offers), keptPrices }).keptUntil).toBe(lastDay)
})

test('a price that was in force twice is kept until its last day', () => {
  changePrice(offer, cents(300), [
    { cents: cents(200), until: first },
    { cents: cents(200), until: second },
  ])
  const { keptUntil } = priceSelection({ ...only(offer), keptPrices: { [offer.id]: cents(200) } })
  expect(keptUntil).toBe(lastDayKept(second))
})
