import { expect, test, vi } from 'vitest'
import { fixedItems } from '#shared/catalogue.ts'
import { totalHeader } from '#shared/checkout-contract.ts'
import { cents } from '#shared/money.ts'
import { changePrice } from '#tests/support/changed-prices.ts'
import { startRecordingApp } from '#tests/support/checkout-app.ts'
import { checkoutRequest } from '#tests/support/checkout-request.ts'

const [cabling] = fixedItems
const offer = { name: 'Office Cabling', description: '', amount: 2_400_00 }
const custom = { name: 'Mast', description: 'A service described by you.', amount: 25_00 }

test('a promised price is charged while it holds, then refused like any other (rule 7.22)', async () => {
  changePrice(cabling, cents(4_800_00), [{ cents: cents(2_400_00), until: '2026-11-22' }])
  const request = checkoutRequest({ items: [custom, offer] })
  const clock = vi.spyOn(Date, 'now').mockReturnValue(Date.UTC(2026, 11, 23, 23, 59))
  const { post, orders } = startRecordingApp()
  await post(request)
  expect(orders[0]?.lines[0]?.unitPrice).toBe(2_400_00)
  clock.mockReturnValue(Date.UTC(2026, 11, 24))
  const later = startRecordingApp()
  expect(await later.refusalOf(await later.post(request))).toBe('400 price_refused')
})

test('after a price cut an open page is offered today’s price, and pays it with the next press (rules 7.22 and 10.13)', async () => {
  // 2,400 when the page was opened: 2,640 with VAT. Today 1,500, 1,650 with VAT.
  changePrice(cabling, cents(1_500_00), [{ cents: cents(2_400_00), until: '2026-11-26' }])
  vi.spyOn(Date, 'now').mockReturnValue(Date.UTC(2026, 10, 27))
  const { postBody, orders } = startRecordingApp()
  const send = (total: string) =>
    postBody(JSON.stringify(checkoutRequest({ items: [offer] })), { [totalHeader]: total })
  const refusal = await send('264000')
  expect(refusal.status).toBe(409)
  expect(await refusal.json()).toMatchObject({
    error: { totals: { total: 165_000 }, due: 165_000, unitPrices: { cabling: 150_000 } },
  })
  expect(orders).toEqual([])
  expect((await send('165000')).status).toBe(200)
  expect(orders[0]?.lines).toMatchObject([{ unitPrice: 150_000 }, { unitPrice: 15_000 }])
})

// What is on sale: tests/shared/checkout-contract.test.ts.
test('what is not on sale is refused (rule 10.4)', async () => {
  const { post, refusalOf } = startRecordingApp()
  const item = { name: 'Fax', description: '', amount: 100_00 }
  const response = await post(checkoutRequest({ items: [offer, item] }))
  expect(await refusalOf(response)).toBe('400 price_refused')
})
