import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { customNameMaxLength, customPriceBounds, fixedItems, resources } from '#shared/catalogue.ts'
import {
  checkoutErrorSchema,
  checkoutRequestSchema,
  checkoutResponseSchema,
  isEmail,
  findLine,
  maxRequestBytes,
} from '#shared/checkout-contract.ts'
import { customerFields, mapCustomerFields } from '#shared/customer-fields.ts'
import { fixedLine, priceSelection } from '#shared/pricing.ts'
import { checkoutRequest, customer } from '#tests/support/checkout-request.ts'
import { anySelection, everything } from '#tests/support/selections.ts'
import { caseCount } from '#tests/support/test-length.ts'

test('the server accepts any quote that the page can send, line by line', () => {
  fc.assert(
    fc.property(anySelection, (selection) => {
      const lines = priceSelection(selection)
      fc.pre(lines.length > 0)
      const request = checkoutRequestSchema.parse(checkoutRequest({}, selection))
      expect(request.items.map(findLine)).toEqual(lines)
    }),
    { numRuns: caseCount(1_000, 20_000) },
  )
})

test('the largest request that the page can send is within the limit, at three bytes per character', () => {
  const longest = mapCustomerFields(({ maxLength }) => '東'.repeat(maxLength))
  const custom = { ...everything.custom, name: '東'.repeat(customNameMaxLength) }
  const customerInfo = { ...longest, acceptTerms: true } as const
  const json = JSON.stringify(checkoutRequest({ customerInfo }, { ...everything, custom }))
  expect(new TextEncoder().encode(json).length).toBeLessThan(maxRequestBytes)
})

test.each(customerFields)(
  'with nothing but spaces, $label is accepted only if it is optional',
  ({ name, isRequired = false }) => {
    const request = checkoutRequest({ customerInfo: { ...customer, [name]: '  ' } })
    expect(checkoutRequestSchema.safeParse(request).success).toBe(!isRequired)
  },
)

test.each([
  ['wanjiru@example.com', true],
  ['@', true],
  ['wanjiru.example.com', false],
])('is the email address %s accepted? %s (rule 9.3)', (email, expected) => {
  const request = checkoutRequest({ customerInfo: { ...customer, email } })
  expect(checkoutRequestSchema.safeParse(request).success).toBe(expected)
})

test('an optional email address may be empty', () => {
  expect(isEmail('')).toBe(true)
})

test.each(fixedItems)(
  '$name is accepted only at its price, with the catalogue’s description',
  (offer) => {
    const { name, description, price } = offer
    const item = { name, description: 'Free of charge', amount: price }
    expect(findLine(item)).toEqual(fixedLine(offer))
    for (const amount of [price - 1, price + 1, price * 2, 0, price * -1]) {
      expect(findLine({ ...item, amount })).toBeNull()
    }
  },
)

test.each(resources)('$name is accepted only in its slider’s quantities', (resource) => {
  const { name, unit, unitPrice, max, step } = resource
  const itemOf = (quantity: number) => ({
    name,
    description: `${quantity} ${unit}`,
    amount: quantity * unitPrice,
  })
  for (let quantity = step; quantity <= max; quantity += step) {
    expect(findLine(itemOf(quantity))).toMatchObject(itemOf(quantity))
  }
  for (const quantity of [0, -step, step / 2, step * 1.5, max + step, max * 2]) {
    expect(findLine(itemOf(quantity))).toBeNull()
  }
  for (const description of [itemOf(max).description, `${step} ${unit}s`, String(step), '']) {
    expect(findLine({ ...itemOf(step), description })).toBeNull()
  }
})

const { min: lowest, max: highest } = customPriceBounds
const custom = { name: 'Rooftop antenna', description: '', amount: lowest }

test.each([
  [lowest - 1, false],
  [lowest, true],
  [highest, true],
  [highest + 1, false],
  [lowest + 0.5, false],
  [NaN, false],
  [Infinity, false],
  [2 ** 53, false],
])('is a custom service at %d cents accepted? %s', (amount, expected) => {
  expect(findLine({ ...custom, amount }) !== null).toBe(expected)
})

test.each(['', fixedItems[0].name.toUpperCase(), 'a'.repeat(customNameMaxLength + 1)])(
  'the custom name %j is rejected',
  (name) => {
    expect(findLine({ ...custom, name })).toBeNull()
  },
)

test('a custom name of the maximum length is accepted', () => {
  const name = 'a'.repeat(customNameMaxLength)
  expect(findLine({ ...custom, name })).toMatchObject({ name })
  const request = checkoutRequest({}, { ...everything, custom: { ...everything.custom, name } })
  expect(checkoutRequestSchema.safeParse(request).success).toBe(true)
})

const error = { code: 'price_refused', message: 'An item is not on sale at this amount.' }

test.each([
  [checkoutResponseSchema, { url: 'https://checkout.stripe.com' }, true],
  [checkoutResponseSchema, { url: null }, false],
  [checkoutResponseSchema, {}, false],
  [checkoutErrorSchema, { error }, true],
  [checkoutErrorSchema, { error: error.code }, false],
])('response %#: does it match the schema?', (schema, response, expected) => {
  expect(schema.safeParse(response).success).toBe(expected)
})
