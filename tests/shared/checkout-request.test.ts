import { expect, test } from 'vitest'
import { fixedItems } from '#shared/catalogue.ts'
import { checkoutRequestSchema, maxLines } from '#shared/checkout-contract.ts'
import { customerFields, mapCustomerFields } from '#shared/customer-fields.ts'
import { checkoutRequest, customer } from '#tests/support/checkout-request.ts'

const request = checkoutRequest()
const [{ name, description, price: amount }] = fixedItems
const item = { name, description, amount }
const withItem = (changes: object) => ({ ...request, items: [{ ...item, ...changes }] })
const withCustomer = (changes: object) => ({
  ...request,
  customerInfo: { ...customer, ...changes },
})

const accepts = (json: unknown) => checkoutRequestSchema.safeParse(json).success

test.each<[string, unknown]>([
  ['nothing', null],
  ['a list', [request]],
  ['a text', 'items'],
  ['an unknown key', { ...request, discount: 1 }],
  ['an unknown key in an item', withItem({ quantity: 1 })],
  ['an unknown detail', withCustomer({ vip: true })],
  ['no items', { ...request, items: [] }],
  ['items that are no list', { ...request, items: { 0: item } }],
  ['an empty item', { ...request, items: [null] }],
  ['too many items', { ...request, items: Array.from({ length: maxLines + 1 }, () => item) }],
  ['no customer', { ...request, customerInfo: undefined }],
  ['no return address', { ...request, successUrl: undefined }],
  ['a return address that is no text', { ...request, cancelUrl: 1 }],
])('a request with %s is refused', (_case, json) => {
  expect(accepts(json)).toBe(false)
})

// As text, because an object literal with these keys would not have them as its own.
test.each(['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty'])(
  'the key %s is refused at every level',
  (key) => {
    const sound = JSON.stringify(request)
    for (const place of ['{"items":', '{"name":', '{"fullName":']) {
      expect(sound).toContain(place)
      const tampered = sound.replace(place, place.replace('{', `{"${key}":{"acceptTerms":true},`))
      expect(accepts(JSON.parse(tampered))).toBe(false)
    }
  },
)

test.each([String(amount), amount + 0.5, 0, -0, -1, Infinity, 2 ** 53, null, true, [amount]])(
  'the amount %j is refused',
  (wrong) => {
    expect(accepts(withItem({ amount }))).toBe(true)
    expect(accepts(withItem({ amount: wrong }))).toBe(false)
  },
)

// Line breaks, a null, a soft hyphen, what has no width, what turns the direction, blanks that are none, half a character.
const hidden = Array.from(
  '\n\t\0\u{ad}\u{200b}\u{200d}\u{202e}\u{2028}\u{2066}\u{2800}\u{3164}\u{fe00}\u{feff}\u{d800}',
)

test.each(hidden)('the hidden character %j is refused in every text', (character) => {
  const text = `Wan${character}jiru`
  const requests = [
    ...customerFields.map((field) => withCustomer({ [field.name]: `@${text}` })),
    withItem({ name: text }),
    withItem({ description: text }),
    { ...request, successUrl: request.successUrl + text },
    { ...request, cancelUrl: request.cancelUrl + text },
  ]
  expect(requests.filter(accepts)).toEqual([])
})

test.each(customerFields)('$label is a text that is not too long', ({ name: key, maxLength }) => {
  const isAccepted = (value: unknown) => accepts(withCustomer({ [key]: value }))
  expect(isAccepted('@'.padEnd(maxLength, 'é'))).toBe(true)
  expect(isAccepted('@'.padEnd(maxLength + 1, 'é'))).toBe(false)
  for (const wrong of [null, 254_700_000_000]) expect(isAccepted(wrong)).toBe(false)
})

test.each([false, 'true', 1, undefined])('consent that is %j is refused', (acceptTerms) => {
  expect(accepts(withCustomer({ acceptTerms }))).toBe(false)
})

test('what a buyer need not give may be left out, and is empty', () => {
  const given = customerFields.filter(({ isRequired }) => isRequired).map((field) => field.name)
  const required = Object.fromEntries(given.map((key) => [key, customer[key]]))
  const customerInfo = { ...required, acceptTerms: true }
  expect(checkoutRequestSchema.parse({ ...request, customerInfo }).customerInfo).toEqual({
    ...mapCustomerFields(() => ''),
    ...customerInfo,
  })
  for (const key of given) expect(accepts(withCustomer({ [key]: undefined }))).toBe(false)
})
