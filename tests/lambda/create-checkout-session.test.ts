import * as v from 'valibot'
import { expect, test } from 'vitest'
import { sessionCreated } from '#lambda/deployment.ts'
import { returnPaths } from '#shared/addresses.ts'
import { customPriceBounds, customServiceId, fixedItems } from '#shared/catalogue.ts'
import {
  toRequestItem,
  totalHeader,
  orderRefusedCode,
  maxLines,
  type RequestItem,
} from '#shared/checkout-contract.ts'
import {
  checkoutErrorSchema,
  checkoutResponseSchema,
  isReference,
} from '#shared/checkout-response.ts'
import { packageCurrency } from '#shared/locale.ts'
import { priceSelection, sumLines, totalsOf } from '#shared/quote.ts'
import { vatLineName } from '#shared/vat.ts'
import { customDescription, includedName, ownName } from '#shared/words.ts'
import { changeTax, taxRules } from '#tests/support/changed-prices.ts'
import { startApp, startRecordingApp } from '#tests/support/checkout-app.ts'
import {
  allowedOrigins,
  checkoutRequest,
  lambdaContext,
  siteOrigin,
} from '#tests/support/checkout-request.ts'
import { setCloseLimits } from '#tests/support/close-limits.ts'
import { toOrderLine } from '#tests/support/provider-server.ts'
import { everything, nothing, refusedSelections } from '#tests/support/selections.ts'

const [{ id, name, price }] = fixedItems
const offer = { name, description: '', amount: price }
// With a Cyrillic "е", so that no comparison of names finds it.
const custom = {
  name: 'Nеtwork Design & Setup',
  description: customDescription,
  amount: customPriceBounds.min,
}

test.each(taxRules)(
  'the largest quote is charged in full and in the catalogue’s words, with the custom service marked as the buyer’s and VAT as a line or within the others (10.4, 10.5, 10.12): %o',
  async (rule) => {
    changeTax(rule)
    const { post, orders } = startRecordingApp()
    const { lines } = priceSelection({ ...everything, custom: nothing.custom })
    const items = lines
      .map(toRequestItem)
      .map((item, index) =>
        lines[index]?.unit === undefined ? { ...item, description: 'Free of charge' } : item,
      )
    await post(checkoutRequest({ items: [...items, custom] }))
    const { vat: amount } = totalsOf(sumLines([...lines, { amount: custom.amount }]))
    const tax = { name: vatLineName(), quantity: 1, unitPrice: amount }
    expect(orders[0]?.lines).toEqual([
      ...lines.map(toOrderLine),
      {
        name: ownName(custom.name),
        description: customDescription,
        quantity: 1,
        unitPrice: custom.amount,
      },
      ...(rule.isIncluded ? [] : [tax]),
    ])
    const included = { name: includedName(tax.name), amount }
    expect(orders[0]?.includedTax).toEqual(rule.isIncluded ? included : undefined)
    expect(items).toHaveLength(maxLines - 1)
  },
)

const shownTotal = String(totalsOf(price).total)
const postShown = async (app: ReturnType<typeof startRecordingApp>, shown: string) =>
  app.postBody(JSON.stringify(checkoutRequest({ items: [offer] })), { [totalHeader]: shown })

test.each(
  taxRules.flatMap((rule) =>
    [
      `${totalsOf(price, { percent: rule.percent, isIncluded: !rule.isIncluded }).total}`,
      `${totalsOf(price, rule).total}1`,
      '0',
    ].map((shown) => [shown, rule] as const),
  ),
)(
  'another total, %s, is refused, and the response has the correct totals (rule 10.13): %o',
  async (shown, rule) => {
    changeTax(rule)
    const app = startRecordingApp()
    const response = await postShown(app, shown)
    const { error } = v.parse(checkoutErrorSchema, await response.clone().json())
    expect(error).toMatchObject({ totals: totalsOf(price), due: totalsOf(price).total })
    expect(await app.refusalOf(response)).toBe('409 total_changed')
    expect(app.log).toMatchObject([{ details: { shown, total: totalsOf(price).total } }])
  },
)

test.each(['', 'NaN', '-1', '1.5', `${shownTotal}, ${shownTotal}`, '9'.repeat(15)])(
  'the malformed total %j is refused',
  async (shown) => {
    const app = startRecordingApp()
    expect(await app.refusalOf(await postShown(app, shown))).toBe('400 invalid_request')
    expect(app.log).toMatchObject([{ details: { fields: [totalHeader] } }])
  },
)

test('each order has its own reference, which the page gets with the address (rule 10.14)', async () => {
  const { post, orders, sessions } = startRecordingApp()
  const responses = [await post(checkoutRequest()), await post(checkoutRequest())]
  const answers = await Promise.all(responses.map((response) => response.json()))
  const references = answers.map((it) => v.parse(checkoutResponseSchema, it).reference)
  expect(references.filter(isReference)).toHaveLength(2)
  expect(new Set(references).size).toBe(2)
  expect(orders.map(({ reference }) => reference)).toEqual(references)
  expect(sessions.map(({ reference }) => reference)).toEqual(references)
})

test('the log has the order, and nothing about the buyer', async () => {
  const { post, orders, sessions } = startRecordingApp()
  await post(checkoutRequest({ items: [offer, custom] }))
  const { total } = totalsOf(sumLines([{ amount: price }, custom]))
  const ordered = { total, currency: packageCurrency.code, lines: [id, customServiceId] }
  const { awsRequestId: requestId } = lambdaContext
  const line = { level: 'info', event: sessionCreated, requestId, dryRun: false, ...ordered }
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

test.each(allowedOrigins)(
  'the provider returns to the origin %s with the order’s reference, paid or not (rule 10.6)',
  async (origin) => {
    const { post, orders } = startRecordingApp()
    const successUrl = `${origin}/payment-success`
    const cancelUrl = `${origin}/payment-failed`
    const response = await post(checkoutRequest({ successUrl, cancelUrl }))
    const { reference } = v.parse(v.object({ reference: v.string() }), await response.json())
    expect(orders).toMatchObject([
      {
        successUrl: `${successUrl}?order=${reference}`,
        cancelUrl: `${cancelUrl}?order=${reference}`,
      },
    ])
  },
)
