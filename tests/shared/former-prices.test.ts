import { expect, test } from 'vitest'
import { fixedItems } from '#shared/catalogue.ts'
import { findLine } from '#shared/checkout-contract.ts'
import { firstDayKept, keptUntil } from '#shared/former-prices.ts'
import { cents } from '#shared/money.ts'
import { keepPrices, pricesKeptUntil, priceSelection } from '#shared/pricing.ts'
import { changePrice } from '#tests/support/changed-prices.ts'
import { nothing } from '#tests/support/selections.ts'

const [offer, other, third] = fixedItems
const [first, second] = ['2026-11-20', '2026-11-22']

// A quote of 22 November holds until 22 December, and a day more, because a buyer's day ends later than the server's.
test.each([
  ['2026-12-21', 100, 100, first, [100, 200, 300]],
  ['2026-12-22', 100, 300, undefined, [200, 300]],
  ['2026-12-22', 250, 200, second, [200, 300]],
  ['2026-12-23', 300, 300, undefined, [200, 300]],
  ['2026-12-24', 200, 300, undefined, [300]],
])(
  'on %s a quote of %d cents costs %d, and only what was on sale is accepted (rule 7.22)',
  (day, promised, cost, pricedOn, accepted) => {
    changePrice(offer, cents(300), [
      { cents: cents(100), until: first },
      { cents: cents(200), until: second },
    ])
    const now = Date.parse(day)
    const selection = keepPrices({ ...nothing, fixedItems: [offer.id] }, promised, now)
    expect(priceSelection(selection)).toMatchObject([{ amount: cost, unitPrice: cost }])
    expect(selection.pricedOn).toBe(pricedOn)
    const isAccepted = (amount: number) =>
      findLine({ name: offer.name, description: '', amount }, firstDayKept(now))
    expect([50, 100, 200, 250, 300].filter(isAccepted)).toEqual(accepted)
  },
)

test.each([
  [[offer.id, other.id], keptUntil(first)],
  [[other.id, third.id], keptUntil(second)],
  [[third.id], undefined],
])('the prices of %j are kept until the first of them ends: %s', (chosen, lastDay) => {
  changePrice(offer, cents(300), [{ cents: cents(100), until: first }])
  changePrice(other, cents(300), [{ cents: cents(200), until: second }])
  const lines = priceSelection({ ...nothing, fixedItems: chosen, pricedOn: first })
  expect(pricesKeptUntil(lines)).toBe(lastDay)
})

test.each([
  ['rose twice', 200, 250, keptUntil(first)],
  ['stood for two deployments', 200, 200, keptUntil(second)],
  ['rose and came back', 300, 400, undefined],
  ['fell', 500, 400, undefined],
])('a price that %s, to 300 cents, is the lowest until its last day', (_, one, two, lastDay) => {
  changePrice(offer, cents(300), [
    { cents: cents(one), until: first },
    { cents: cents(two), until: second },
  ])
  const [line] = priceSelection({ ...nothing, fixedItems: [offer.id], pricedOn: first })
  expect(line?.amount).toBe(Math.min(one, two, 300))
  expect(line?.keptUntil).toBe(lastDay)
})
