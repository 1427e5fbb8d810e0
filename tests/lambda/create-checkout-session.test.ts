import * as v from 'valibot'
import { expect, test, vi } from 'vitest'
import { sessionCreated } from '#lambda/deployment.ts'
import { returnPaths } from '#shared/addresses.ts'
import { totalHeader, orderRefusedCode, type RequestItem } from '#shared/checkout-contract.ts'
import { checkoutResponseSchema, isReference } from '#shared/checkout-response.ts'
import type { TaxRule } from '#shared/offer.ts'
import { changeTax, changePrice, setCloseLimits } from '#tests/support/changed-prices.ts'
import { startApp, startRecordingApp } from '#tests/support/checkout-app.ts'
import {
  allowedOrigins,
  checkoutRequest,
  lambdaContext,
  siteOrigin,
} from '#tests/support/checkout-request.ts'
import { everything, nothing, refusedSelections } from '#tests/support/selections.ts'
import { fixedItems } from '#shared/catalogue.ts'
import { cents } from '#shared/money.ts'
import { customDescription, includedName, ownName } from '#shared/words.ts'

const offer = { name: 'Office Cabling', description: '', amount: 2_400_00 }
// With a Cyrillic "е", so that no comparison of names finds it.
const name = 'Firewall & Filtеr'
const custom = { name, description: customDescription, amount: 25_00 }

const onTop = { percent: 16, isIncluded: false }
const ofNet = { percent: 5, isIncluded: true }
const ofPrice = { percent: 2.9, isIncluded: true, base: 'price' } as const

// The sum of the lines is US$11,745.00: 16 % of it, 5/105, and 2.9 %, rounded up from a half.
test.each<[TaxRule, name: string, amount: number]>([
  [onTop, 'VAT (16%)', 1_879_20],
  [ofNet, includedName('VAT (5%)'), 559_29],
  [ofPrice, includedName('VAT (2.9%)'), 340_61],
])(
  'the largest quote is charged in full and in the catalogue’s words, with the custom service marked as the buyer’s and VAT as a line or within the others (10.4, 10.5, 10.12): %o',
  async (rule, taxName, amount) => {
    changeTax(rule)
    const { post, orders } = startRecordingApp()
    const { items } = checkoutRequest({}, { ...everything, custom: nothing.custom })
    const described = items.map((item) =>
      item.description.includes('.') ? { ...item, description: 'Free of charge' } : item,
    )
    await post(checkoutRequest({ items: [...described, custom] }))
    const { lines = [], includedTax } = orders[0] ?? {}
    expect(lines.map((line) => [line.name, line.quantity, line.unitPrice])).toEqual([
      ['Office Cabling', 1, 2_400_00],
      ['Firewall & Filter', 1, 600_00],
      ['Domain', 1, 50_00],
      ['Hotline', 1, 120_00],
      ['Premium Domain', 1, 150_00],
      ['Night Watch', 1, 200_00],
      ['Space', 500, 2_00],
      ['Engineer Days', 12, 600_00],
      [ownName(name), 1, 25_00],
      ...(rule.isIncluded ? [] : [[taxName, 1, amount]]),
    ])
    expect(lines.map(({ description }) => description)).not.toContain('Free of charge')
    expect(includedTax).toEqual(rule.isIncluded ? { name: taxName, amount } : undefined)
  },
)

const postShown = async (app: ReturnType<typeof startRecordingApp>, shown: string) =>
  app.postBody(JSON.stringify(checkoutRequest({ items: [offer] })), { [totalHeader]: shown })

test.each(['', 'NaN', '-1', '1.5', '264000, 264000', '9'.repeat(15)])(
  'the malformed total %j is refused',
  async (shown) => {
    const app = startRecordingApp()
    expect(await app.refusalOf(await postShown(app, shown))).toBe('400 invalid_request')
    expect(app.log).toMatchObject([{ details: { fields: [totalHeader] } }])
  },
)

test('each order has its own reference, which the page gets with the address, and the provider with its way back to this origin, paid or not (rules 10.6 and 10.14)', async () => {
  const { post, orders } = startRecordingApp()
  for (const [index, origin] of allowedOrigins.entries()) {
    const successUrl = `${origin}/payment-success`
    const cancelUrl = `${origin}/payment-failed`
    const response = await post(checkoutRequest({ successUrl, cancelUrl }))
    const { reference } = v.parse(checkoutResponseSchema, await response.json())
    expect(isReference(reference)).toBe(true)
    const query = `?order=${String(reference)}`
    const ways = { successUrl: successUrl + query, cancelUrl: cancelUrl + query }
    expect(orders[index]).toMatchObject({ reference, ...ways })
  }
  expect(new Set(orders.map(({ reference }) => reference)).size).toBe(2)
})

test('the log has the order, and nothing about the buyer', async () => {
  const { post, orders, sessions } = startRecordingApp()
  await post(checkoutRequest({ items: [offer, custom] }))
  // 2,400 + 25, and 10 % VAT.
  const ordered = { total: 2_667_50, currency: 'USD', lines: ['cabling', 'custom'] }
  const { awsRequestId: requestId } = lambdaContext
  const line = { level: 'info', event: sessionCreated, requestId, ...ordered }
  expect(sessions).toEqual([{ ...line, reference: orders[0]?.reference }])
})

test('the log has no session for an order that the provider refuses', async () => {
  const { post, sessions } = startApp({ createSession: () => Promise.reject(new Error()) })
  await post(checkoutRequest())
  expect(sessions).toEqual([])
})

test.each(Object.entries(refusedSelections))(
  'a package that cannot be ordered is refused with a code of its own: %s (rule 7.7)',
  async (refusal, selection) => {
    setCloseLimits()
    const { post, refusalOf, log } = startRecordingApp()
    const response = await post(checkoutRequest({}, selection))
    expect(await refusalOf(response)).toBe(`422 ${orderRefusedCode}`)
    expect(log).toMatchObject([{ details: { refusal } }])
  },
)

test.each<[string, RequestItem[]]>([
  ['two of the same offer', [offer, offer]],
  ['two custom services', [custom, { ...custom, name: 'Rooftop antenna' }]],
])('%s in one request are refused', async (_case, items) => {
  const { post, refusalOf } = startRecordingApp()
  expect(await refusalOf(await post(checkoutRequest({ items })))).toBe('400 duplicate_item')
})

const success = siteOrigin + returnPaths.success
const cancel = siteOrigin + returnPaths.cancel
const { host } = new URL(siteOrigin)

test.each([
  ['another site', `https://evil.example${returnPaths.success}`, cancel],
  ['another site for the way back', success, `https://evil.example${returnPaths.cancel}`],
  ['a site whose name begins like ours', success.replace(host, `${host}.evil.example`), cancel],
  ['another scheme', success.replace('https:', 'http:'), cancel],
  ['a query', `${success}?next=https://evil.example`, cancel],
  ['a path alone', returnPaths.success, cancel],
  ['the two the wrong way round', cancel, success],
  ['two origins of ours', success, allowedOrigins[1] + returnPaths.cancel],
])('return addresses with %s are refused', async (_case, successUrl, cancelUrl) => {
  const { post, refusalOf } = startRecordingApp()
  const response = await post(checkoutRequest({ successUrl, cancelUrl }))
  expect(await refusalOf(response)).toBe('400 return_address_refused')
})

const [cabling] = fixedItems

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
