import { expect, test } from 'vitest'
import { maxLengths, type CheckoutItem } from '#shared/checkout-contract.ts'
import { refusalOf, startApp } from '#tests/support/checkout-app.ts'
import { checkoutRequest } from '#tests/support/checkout-request.ts'
import { recordingPayments } from '#tests/support/recording-payments.ts'

function start() {
  const { payments, orders } = recordingPayments()
  return { orders, ...startApp(payments) }
}

const refused = { status: 400, code: 'invalid_request' }

const { customerInfo } = checkoutRequest()
const storage: CheckoutItem = { name: 'Storage', description: '100 GB', amount: 20_000 }

test.each<[string, unknown]>([
  ['nothing', null],
  ['a list', [checkoutRequest()]],
  ['a text', 'items'],
  ['an empty object', {}],
  ['an unknown key', { ...checkoutRequest(), discount: 1 }],
  ['an unknown key in an item', { ...checkoutRequest(), items: [{ ...storage, quantity: 1 }] }],
  ['an unknown detail', { ...checkoutRequest(), customerInfo: { ...customerInfo, vip: true } }],
  ['no items', checkoutRequest({ items: [] })],
  ['items that are no list', { ...checkoutRequest(), items: { 0: storage } }],
  ['an empty item', { ...checkoutRequest(), items: [null] }],
  [
    'more items than a quote can have',
    checkoutRequest({ items: Array.from({ length: 19 }, () => storage) }),
  ],
  ['no customer', { ...checkoutRequest(), customerInfo: undefined }],
  ['no return address', { ...checkoutRequest(), successUrl: undefined }],
  ['a return address that is no text', { ...checkoutRequest(), cancelUrl: 1 }],
])('a request with %s is refused', async (_case, request) => {
  const { post, orders } = start()
  await expect(refusalOf(await post(request))).resolves.toEqual(refused)
  expect(orders).toEqual([])
})

// As text, because an object literal with these keys would not have them as its own.
test.each(['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty'])(
  'the key %s is refused like any other unknown one, wherever it stands',
  async (key) => {
    const { postBody, orders } = start()
    const places = ['{"items":', '{"name":', '{"fullName":']
    for (const place of places) {
      const sound = JSON.stringify(checkoutRequest())
      expect(sound).toContain(place)
      const tampered = sound.replace(place, place.replace('{', `{"${key}":{"acceptTerms":true},`))
      await expect(refusalOf(await postBody(tampered))).resolves.toEqual(refused)
    }
    expect(orders).toEqual([])
  },
)

test.each([
  '"20000"',
  '200.5',
  '0',
  '-0',
  '-20000',
  '1e400',
  '9007199254740993',
  '1e21',
  'null',
  'true',
  '[20000]',
  '{}',
])('the amount %s is refused', async (amount) => {
  const { postBody, orders } = start()
  const sound = JSON.stringify(checkoutRequest({ items: [storage] }))
  const tampered = sound.replace('"amount":20000', `"amount":${amount}`)
  await expect(refusalOf(await postBody(tampered))).resolves.toEqual(refused)
  expect(orders).toEqual([])
})

test.each([
  ['line break', 'Wanjiru\r\nBcc: all@example.com'],
  ['tab', 'Wanjiru\tKamau'],
  ['null character', 'Wanjiru\u{0}'],
  ['bidi override', 'Wanjiru\u{202e}uramaK'],
  ['bidi isolate', 'Wanjiru\u{2066}Kamau'],
  ['zero-width space', 'Wan\u{200b}jiru'],
  ['zero-width joiner', 'Wan\u{200d}jiru'],
  ['byte order mark', '\u{feff}Wanjiru'],
  ['soft hyphen', 'Wan\u{ad}jiru'],
  ['variation selector', 'Wanjiru\u{fe00}'],
  ['filler without width', 'Wanjiru\u{3164}'],
  ['braille blank', '\u{2800}'],
  ['line separator', 'Wanjiru\u{2028}'],
  ['lone surrogate', 'Wanjiru\u{d800}'],
])('a %s is refused in a name, in a detail and in an item', async (_case, text) => {
  const { post, orders } = start()
  const requests = [
    checkoutRequest({ customerInfo: { ...customerInfo, fullName: text } }),
    checkoutRequest({ customerInfo: { ...customerInfo, notes: text } }),
    checkoutRequest({ items: [{ ...storage, name: text }] }),
    checkoutRequest({ items: [{ ...storage, description: text }] }),
  ]
  for (const request of requests) {
    await expect(refusalOf(await post(request))).resolves.toEqual(refused)
  }
  expect(orders).toEqual([])
})

test.each<[string, unknown]>([
  ['fullName', ''],
  ['fullName', '  '],
  ['fullName', undefined],
  ['email', ''],
  ['email', 'wanjiru.example.com'],
  ['phone', ' '],
  ['phone', 254_700_000_000],
  ['company', null],
  ['acceptTerms', false],
  ['acceptTerms', 'true'],
  ['acceptTerms', 1],
  ['acceptTerms', undefined],
  ...Object.entries(maxLengths).map(([field, max]): [string, string] => [
    field,
    `@${'x'.repeat(max)}`,
  ]),
])('a customer whose %s is %j is refused', async (field, value) => {
  const { post, orders } = start()
  const request = { ...checkoutRequest(), customerInfo: { ...customerInfo, [field]: value } }
  await expect(refusalOf(await post(request))).resolves.toEqual(refused)
  expect(orders).toEqual([])
})

test('texts of the greatest length are accepted', async () => {
  const { post } = start()
  const longest = Object.fromEntries(
    Object.entries(maxLengths).map(([field, max]) => [field, 'é'.repeat(max - 1).concat('@')]),
  )
  const request = { ...checkoutRequest(), customerInfo: { ...longest, acceptTerms: true } }
  await expect(post(request)).resolves.toMatchObject({ status: 200 })
})

test('details that the buyer may leave out are empty', async () => {
  const { post, orders } = start()
  const required = {
    fullName: 'Wanjiru',
    email: 'w@example.com',
    phone: '1',
    acceptTerms: true,
  }

  const response = await post({ ...checkoutRequest(), customerInfo: required })

  expect(response.status).toBe(200)
  expect(orders[0]?.customer).toMatchObject({ ...required, company: '', notes: '' })
})
