import * as v from 'valibot'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { customNameMaxLength, customPriceBounds, fixedItems, resources } from '#shared/catalogue.ts'
import {
  checkoutRequestSchema,
  isEmail,
  findLine,
  maxLines,
  maxRequestBytes,
} from '#shared/checkout-contract.ts'
import { customerFields, mapCustomerFields } from '#shared/customer-fields.ts'
import { offerLine } from '#shared/pricing.ts'
import { priceSelection } from '#shared/quote.ts'
import { customDescription, unitOf } from '#shared/words.ts'
import { checkoutRequest, customer } from '#tests/support/checkout-request.ts'
import { anySelection, everything } from '#tests/support/selections.ts'
import { caseCount } from '#tests/support/test-length.ts'
import { isReference } from '#shared/checkout-response.ts'

test('the server accepts every line of any quote that the page can send', () => {
  fc.assert(
    fc.property(anySelection, (selection) => {
      const { lines } = priceSelection(selection)
      fc.pre(lines.length > 0)
      const request = v.parse(checkoutRequestSchema, checkoutRequest({}, selection))
      expect(request.items.map((item) => findLine(item))).toEqual(lines)
    }),
    { numRuns: caseCount(1_000, 20_000) },
  )
})

test('the page’s largest request is within the limit, at three bytes per character', () => {
  const longest = mapCustomerFields(({ maxLength }) => '東'.repeat(maxLength))
  const custom = { ...everything.custom, name: '東'.repeat(customNameMaxLength) }
  const customerInfo = { ...longest, acceptTerms: true } as const
  const json = JSON.stringify(checkoutRequest({ customerInfo }, { ...everything, custom }))
  expect(new TextEncoder().encode(json).length).toBeLessThan(maxRequestBytes)
})

const sound = checkoutRequest()
const soundItem = { name: fixedItems[0].name, description: '', amount: fixedItems[0].price }
const withItem = (changes: object) => ({ ...sound, items: [{ ...soundItem, ...changes }] })
const withCustomer = (changes: object) => ({ ...sound, customerInfo: { ...customer, ...changes } })

const accepts = (json: unknown) => v.safeParse(checkoutRequestSchema, json).success

test.each<[string, unknown]>([
  ['nothing', null],
  ['an unknown key', { ...sound, discount: 1 }],
  ['an unknown key in an item', withItem({ quantity: 1 })],
  ['an unknown detail', withCustomer({ vip: true })],
  ['too many items', { ...sound, items: Array.from({ length: maxLines + 1 }, () => soundItem) }],
  ['no customer', { ...sound, customerInfo: undefined }],
  ['no return address', { ...sound, successUrl: undefined }],
])('a request with %s is refused', (_case, json) => {
  expect(accepts(json)).toBe(false)
})

// As text, because these would not be own keys of an object literal.
test.each(['__proto__', 'constructor'])('the key %s is refused at every level', (key) => {
  const json = JSON.stringify(sound)
  for (const place of ['{"items":', '{"name":', `{"${customerFields[0]?.name}":`]) {
    const tampered = json.replace(place, place.replace('{', `{"${key}":{"acceptTerms":true},`))
    expect(tampered).not.toBe(json)
    expect(accepts(JSON.parse(tampered))).toBe(false)
  }
})

test.each(['9900', 0.5, 0, -1, 2 ** 53, null])('the amount %j is refused', (wrong) => {
  expect(accepts(withItem({}))).toBe(true)
  expect(accepts(withItem({ amount: wrong }))).toBe(false)
})

// A line break, no width, a change of direction; plain-text.test.ts has more.
test.each(['\n', '\u{200b}', '\u{202e}'])('%j is refused in every text', (character) => {
  const text = `Wan${character}jiru`
  const requests = [
    ...customerFields.map((field) => withCustomer({ [field.name]: `@${text}` })),
    withItem({ name: text }),
    withItem({ description: text }),
    { ...sound, successUrl: sound.successUrl + text },
    { ...sound, cancelUrl: sound.cancelUrl + text },
  ]
  expect(requests.filter(accepts)).toEqual([])
})

test.each(customerFields)('$label is a text, not too long, blank only if optional', (field) => {
  const { name: key, maxLength, isRequired = false } = field
  const isAccepted = (value: unknown) => accepts(withCustomer({ [key]: value }))
  expect(isAccepted('  ')).toBe(!isRequired)
  expect(isAccepted('@'.padEnd(maxLength, 'é'))).toBe(true)
  expect(isAccepted('@'.padEnd(maxLength + 1, 'é'))).toBe(false)
  expect(isAccepted(254_700_000_000)).toBe(false)
})

test.each([false, 'true', undefined])('consent that is %j is refused', (acceptTerms) => {
  expect(accepts(withCustomer({ acceptTerms }))).toBe(false)
})

test('optional details may be left out, and are then empty', () => {
  const given = customerFields.filter(({ isRequired }) => isRequired).map((field) => field.name)
  const required = Object.fromEntries(given.map((key) => [key, customer[key]]))
  const customerInfo = { ...required, acceptTerms: true }
  expect(v.parse(checkoutRequestSchema, { ...sound, customerInfo }).customerInfo).toEqual({
    ...mapCustomerFields(() => ''),
    ...customerInfo,
  })
  for (const key of given) expect(accepts(withCustomer({ [key]: undefined }))).toBe(false)
})

test('an email address only needs an @, and an optional one may be empty (rule 9.3)', () => {
  const accepted = ['wanjiru@example.com', '@'].map((email) => accepts(withCustomer({ email })))
  expect(accepted).toEqual([true, true])
  expect(accepts(withCustomer({ email: 'wanjiru.example.com' }))).toBe(false)
  expect(isEmail('')).toBe(true)
})

test.each(fixedItems)(
  '$name is accepted only at its price, with the catalogue’s description',
  (offer) => {
    const { name, price } = offer
    const item = { name, description: 'Free of charge', amount: price }
    expect(findLine(item)).toEqual(offerLine(offer))
    for (const amount of [price - 1, price + 1, price * 2, 0, price * -1]) {
      expect(findLine({ ...item, amount })).toBeNull()
    }
  },
)

test.each(resources)('$name is only accepted in its slider’s quantities', (resource) => {
  const { name, unit, price, max, step } = resource
  const itemOf = (quantity: number) => ({
    name,
    description: `${quantity} ${unitOf(quantity, unit)}`,
    amount: quantity * price,
  })
  for (let quantity = step; quantity <= max; quantity += step) {
    expect(findLine(itemOf(quantity))).toMatchObject(itemOf(quantity))
  }
  for (const quantity of [0, -step, step / 2, step * 1.5, max + step, max * 2]) {
    expect(findLine(itemOf(quantity))).toBeNull()
  }
  for (const description of [itemOf(max).description, `${step} ${unit.other}.`, String(step), '']) {
    expect(findLine({ ...itemOf(step), description })).toBeNull()
  }
})

const { min: lowest, max: highest } = customPriceBounds
const custom = { name: 'Rooftop antenna', description: customDescription, amount: lowest }

test.each([
  [lowest - 1, false],
  [lowest, true],
  [highest, true],
  [highest + 1, false],
  [lowest + 0.5, false],
  [NaN, false],
])('is a custom service at %d cents accepted? %s', (amount, expected) => {
  expect(findLine({ ...custom, amount }) !== null).toBe(expected)
})

test.each(['', fixedItems[0].name.toUpperCase(), 'a'.repeat(customNameMaxLength + 1)])(
  'the custom name %j is rejected',
  (name) => expect(findLine({ ...custom, name })).toBeNull(),
)

test('a custom name of the maximum length is accepted', () => {
  const name = 'a'.repeat(customNameMaxLength)
  expect(findLine({ ...custom, name })).toMatchObject({ name })
  const request = checkoutRequest({}, { ...everything, custom: { ...everything.custom, name } })
  expect(v.safeParse(checkoutRequestSchema, request).success).toBe(true)
})

test.each([
  ['7KQ3-M4TX', true],
  ['7KQ3M4TX', false],
  ['7KQ3-M4TX-', false],
  ['-7KQ3-M4TX', false],
  ['7KQ3-M4T', false],
  ['7KQ3-M4T0', false],
  ['7kq3-m4tx', false],
  [['7KQ3-M4TX'], false],
  [undefined, false],
])('%j is an order reference: %s (rule 10.14)', (value, expected) => {
  expect(isReference(value)).toBe(expected)
})
