import { expect, test } from 'vitest'
import { fixedItems } from '#shared/catalogue.ts'
import { findLine } from '#shared/checkout-contract.ts'
import { firstDayKept } from '#shared/former-prices.ts'
import { cents } from '#shared/money.ts'
import { keepPrices, priceSelection } from '#shared/pricing.ts'
import { changePrice } from '#tests/support/changed-prices.ts'
import { nothing } from '#tests/support/selections.ts'

const [offer] = fixedItems
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
