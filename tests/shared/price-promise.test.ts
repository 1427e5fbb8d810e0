import { expect, test } from 'vitest'
import { fixedItems } from '#shared/catalogue.ts'
import { cents } from '#shared/money.ts'
import type { FormerPrice } from '#shared/offer.ts'
import { firstDayAccepted, holdPrices, priceFor } from '#shared/price-promise.ts'
import { offerLine } from '#shared/pricing.ts'
import { priceSelection } from '#shared/quote.ts'
import { changePrice } from '#tests/support/changed-prices.ts'
import { only } from '#tests/support/selections.ts'

const [offer, other, third] = fixedItems
const [first, second] = ['2026-11-20', '2026-11-22']
const sold = (price: number, ...formerPrices: readonly FormerPrice[]) => ({
  ...offer,
  price: cents(price),
  formerPrices,
})

// A quote of 22 November holds until 22 December. The server accepts it for one day more, which no page promises.
test.each([
  ['2026-12-20', 100, 100, [100, 200, 300]],
  ['2026-12-21', 100, 300, [100, 200, 300]],
  ['2026-12-22', 200, 200, [200, 300]],
  ['2026-12-22', 250, 300, [200, 300]],
  ['2026-12-23', 200, 300, [200, 300]],
  ['2026-12-23', 400, 300, [200, 300]],
  ['2026-12-24', 200, 300, [300]],
])(
  'on %s a line promised at %d cents costs %d, and only prices that were on sale are accepted (rule 7.22)',
  (day, promised, cost, accepted) => {
    const risen = sold(
      300,
      { cents: cents(100), until: first },
      { cents: cents(200), until: second },
    )
    const held = holdPrices([risen], { [offer.id]: promised, fax: 100 }, day)
    expect(offerLine(risen, 1, held)).toMatchObject({ amount: cost, unitPrice: cost })
    const since = firstDayAccepted(Date.parse(day))
    expect([100, 200, 300, 400].filter((it) => priceFor(risen, it, since) !== null)).toEqual(
      accepted,
    )
  },
)

test('a lower price of today beats the promised one, and an equal price is today’s (rule 7.22)', () => {
  for (const today of [200, 300]) {
    const fallen = sold(today, { cents: cents(300), until: second })
    expect(holdPrices([fallen], { [offer.id]: 300 }, second)).toEqual({})
    expect(priceFor(fallen, 300, second)).toBe(today)
    expect(priceFor(fallen, 250, second)).toBeNull()
  }
})

test('a held price that is not in the catalogue becomes today’s', () => {
  const { lines } = priceSelection(only(offer), { [offer.id]: cents(1) })
  expect(lines).toMatchObject([{ unitPrice: 240_000, heldUntil: undefined }])
})

test.each([
  [[offer, other], '2026-12-20'],
  [[other, third], '2026-12-22'],
  [[third], undefined],
])('a quote is kept until the first of its prices ends', (offers, lastDay) => {
  changePrice(offer, cents(300), [{ cents: cents(100), until: first }])
  changePrice(other, cents(300), [{ cents: cents(200), until: second }])
  const held = { [offer.id]: cents(100), [other.id]: cents(200) }
  expect(priceSelection(only(...offers), held).heldUntil).toBe(lastDay)
})

test('a price that was in force twice is held until its last day', () => {
  const last = { cents: cents(200), until: second }
  const risen = sold(300, { ...last, until: first }, last)
  const { heldUntil } = offerLine(risen, 1, { [offer.id]: last.cents })
  expect(heldUntil).toBe('2026-12-22')
})
