import { expect, test, vi } from 'vitest'
import { customPriceBounds, fixedItems } from '#shared/catalogue.ts'
import { totalHeader } from '#shared/checkout-contract.ts'
import { cents, times } from '#shared/money.ts'
import { customDescription } from '#shared/words.ts'
import { changePrice } from '#tests/support/changed-prices.ts'
import { startRecordingApp } from '#tests/support/checkout-app.ts'
import { checkoutRequest } from '#tests/support/checkout-request.ts'

const [{ id, name, price }] = fixedItems
const offer = { name, description: '', amount: price }
const custom = { name: 'Mast', description: customDescription, amount: customPriceBounds.min }
const storage = { name: 'Storage', description: '100 GB', amount: 200_00 }

test('a promised price is charged while it holds, then refused like any other (rule 7.22)', async () => {
  changePrice(fixedItems[0], times(price, 2), [{ cents: price, until: '2026-11-22' }])
  const request = checkoutRequest({ items: [custom, offer] })
  const clock = vi.spyOn(Date, 'now').mockReturnValue(Date.UTC(2026, 11, 23, 23, 59))
  const { post, orders } = startRecordingApp()
  await post(request)
  expect(orders[0]?.lines[0]?.unitPrice).toBe(price)
  clock.mockReturnValue(Date.UTC(2026, 11, 24))
  const later = startRecordingApp()
  expect(await later.refusalOf(await later.post(request))).toBe('400 price_refused')
})

test('after a price cut an open page is offered today’s price, and pays it with the next press (rules 7.22 and 10.13)', async () => {
  // Network Design & Setup, 2,500 when the page was opened: 2,900 with VAT. Today 1,500, 1,740 with VAT.
  changePrice(fixedItems[0], cents(1_500_00), [{ cents: cents(2_500_00), until: '2026-11-26' }])
  vi.spyOn(Date, 'now').mockReturnValue(Date.UTC(2026, 10, 27))
  const { postBody, orders } = startRecordingApp()
  const send = (total: string) =>
    postBody(JSON.stringify(checkoutRequest({ items: [offer] })), { [totalHeader]: total })
  const refusal = await send('290000')
  expect(refusal.status).toBe(409)
  expect(await refusal.json()).toMatchObject({
    error: { totals: { total: 174_000 }, due: 174_000, unitPrices: { [id]: 150_000 } },
  })
  expect(orders).toEqual([])
  expect((await send('174000')).status).toBe(200)
  expect(orders[0]?.lines).toMatchObject([{ unitPrice: 150_000 }, { unitPrice: 24_000 }])
})

test.each<[string, object]>([
  ['an offer that was withdrawn', { ...offer, name: 'Fax' }],
  ['a step that is not sold any more', { ...storage, description: '25 GB', amount: 50_00 }],
  ['a quantity above today’s maximum', { ...storage, description: '550 GB', amount: 1_100_00 }],
  ['a price that never was', { ...offer, amount: 1_00 }],
])('%s is refused (rule 10.4)', async (_case, item) => {
  const { postBody, refusalOf } = startRecordingApp()
  const response = await postBody(JSON.stringify({ ...checkoutRequest(), items: [item] }))
  expect(await refusalOf(response)).toBe('400 price_refused')
})
