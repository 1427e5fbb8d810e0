import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { returnPaths } from '#shared/addresses.ts'
import { customPriceBounds, fixedItems, resources } from '#shared/catalogue.ts'
import { toRequestItems, maxLines, type CheckoutItem } from '#shared/checkout-contract.ts'
import { isPlainText } from '#shared/plain-text.ts'
import { priceSelection, resourceLine, totalLines } from '#shared/pricing.ts'
import { vatName } from '#shared/vat.ts'
import { startRecordingApp } from '#tests/support/checkout-app.ts'
import { allowedOrigins, checkoutRequest, siteOrigin } from '#tests/support/checkout-request.ts'
import { anySelection, customService, everything, nothing } from '#tests/support/selections.ts'
import { caseCount } from '#tests/support/test-length.ts'
import { disguisesOf } from '#tests/support/typed-text.ts'

const [offer, otherOffer] = fixedItems

test('the largest quote is charged whole, with a line for VAT', async () => {
  const { post, orders } = startRecordingApp()

  const response = await post(checkoutRequest({}, everything))

  expect(response.status).toBe(200)
  expect(orders[0]?.lines).toHaveLength(maxLines + 1)
  const { vat } = totalLines(priceSelection(everything))
  expect(orders[0]?.lines.at(-1)).toEqual({ name: vatName, amount: vat })
})

test('the charged name and description are the catalogue’s, not the request’s', async () => {
  const { post, orders } = startRecordingApp()
  const expected = toRequestItems(priceSelection({ ...nothing, fixedItems: [offer.id] }))

  const items = expected.map((item) => ({ ...item, description: 'Free of charge' }))
  await post(checkoutRequest({ items }))

  expect(orders[0]?.lines.slice(0, -1)).toEqual(expected)
})

// With a Cyrillic "е", so that no comparison of names finds it.
test.each([customService.name, 'Nеtwork Design & Setup'])(
  'the custom service "%s" is charged under a name that marks it as the buyer’s (rule 10.12)',
  async (name) => {
    const { post, orders } = startRecordingApp()
    const custom = { ...customService, name }
    const response = await post(checkoutRequest({}, { ...nothing, custom }))
    expect(response.status).toBe(200)
    expect(orders[0]?.lines[0]?.name).toBe(`Custom: ${name}`)
  },
)

test('the charged total is the page’s total, to the cent, for any quote', async () => {
  const { post, orders } = startRecordingApp()

  await fc.assert(
    fc.asyncProperty(anySelection, async (selection) => {
      const lines = priceSelection(selection)
      fc.pre(lines.length > 0)
      const response = await post(checkoutRequest({}, selection))
      expect(response.status).toBe(200)
      const charged = orders.at(-1)?.lines.reduce((total, { amount }) => total + amount, 0)
      expect(charged).toBe(totalLines(lines).total)
    }),
    { numRuns: caseCount(1_000, 20_000) },
  )
})

function itemOf(name: string, amount: number, description = ''): CheckoutItem {
  return { name, description, amount }
}

const [resource] = resources
const { unit, unitPrice, step } = resource
const { min, max } = customPriceBounds

/** An item of the first resource in any quantity, whether its slider has it or not. */
function resourceItem(quantity: number): CheckoutItem {
  return itemOf(resource.name, quantity * unitPrice, `${quantity} ${unit}`)
}

// Those with hidden characters are no valid request.
const disguises = disguisesOf(offer.name).filter(isPlainText)

test.each<[string, CheckoutItem]>([
  ['a fixed price a cent lower', itemOf(offer.name, offer.price - 1)],
  ['a fixed price of another item', itemOf(offer.name, otherOffer.price)],
  ['a quantity above the slider’s end', resourceItem(resource.max + step)],
  ['a quantity between two steps', resourceItem(step * 1.5)],
  ['a fraction of a unit', itemOf(resource.name, step * unitPrice + 1, `${step} ${unit}`)],
  ['another quantity’s amount', { ...resourceItem(step), amount: 2 * step * unitPrice }],
  ['a custom price below the bounds', itemOf(customService.name, min - 1)],
  ['a custom price above the bounds', itemOf(customService.name, max + 1)],
  ['the label of a slider', itemOf(resource.label, min)],
  ['the name of VAT', itemOf(vatName, min)],
  ...disguises.map((name): [string, CheckoutItem] => [name, itemOf(name, min)]),
])('an item with %s is refused', async (_case, wrong) => {
  const { post, refusalOf } = startRecordingApp()
  const items = [itemOf(otherOffer.name, otherOffer.price), wrong]
  expect(await refusalOf(await post(checkoutRequest({ items })))).toBe('400 price_refused')
})

test.each<[string, readonly CheckoutItem[]]>([
  ['two of the same offer', [itemOf(offer.name, offer.price), itemOf(offer.name, offer.price)]],
  [
    'two quantities',
    toRequestItems([resourceLine(resource, step), resourceLine(resource, 2 * step)]),
  ],
  ['two custom services', [itemOf(customService.name, min), itemOf('Cable tray', max)]],
])('%s in one request are refused', async (_case, items) => {
  const { post, refusalOf } = startRecordingApp()
  const response = await post(checkoutRequest({ items: [...items] }))
  expect(await refusalOf(response)).toBe('400 duplicate_item')
})

const success = siteOrigin + returnPaths.success
const cancel = siteOrigin + returnPaths.cancel
const { host } = new URL(siteOrigin)
const otherOrigin = allowedOrigins[1]

test.each([
  ['another site', `https://evil.example${returnPaths.success}`, cancel],
  ['another site for the way back', success, `https://evil.example${returnPaths.cancel}`],
  ['a site whose name begins like ours', success.replace(host, `${host}.evil.example`), cancel],
  ['our name as a user name', success.replace(host, `${host}@evil.example`), cancel],
  ['credentials', success.replace(host, `user:pass@${host}`), cancel],
  ['another port', success.replace(host, `${host}:8443`), cancel],
  ['another scheme', success.replace('https:', 'http:'), cancel],
  ['another path', cancel, cancel],
  ['a longer path', `${success}/`, cancel],
  ['a path that climbs', `${siteOrigin}/x/..${returnPaths.success}`, cancel],
  ['an encoded path', success.replace('payment-', 'payment%2D'), cancel],
  ['backslashes', success.replaceAll('/', '\\'), cancel],
  ['a query', `${success}?next=https://evil.example`, cancel],
  ['a fragment', `${success}#evil`, cancel],
  ['no scheme', success.replace('https:', ''), cancel],
  ['a path alone', returnPaths.success, cancel],
  ['a script', success.replace('https:', 'javascript:alert(1)'), cancel],
  ['the two the wrong way round', cancel, success],
  ['two origins of ours', success, otherOrigin + returnPaths.cancel],
  ['nothing', '', ''],
])('return addresses with %s are refused', async (_case, successUrl, cancelUrl) => {
  const { post, refusalOf } = startRecordingApp()
  const response = await post(checkoutRequest({ successUrl, cancelUrl }))
  expect(await refusalOf(response)).toBe('400 return_address_refused')
})

test.each(allowedOrigins)('the provider may return to the origin %s', async (origin) => {
  const { post, orders } = startRecordingApp()
  const successUrl = origin + returnPaths.success
  const cancelUrl = origin + returnPaths.cancel
  const response = await post(checkoutRequest({ successUrl, cancelUrl }))
  expect(response.status).toBe(200)
  expect(orders).toMatchObject([{ successUrl, cancelUrl }])
})
