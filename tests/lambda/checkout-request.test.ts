import { expect, test } from 'vitest'
import { fixedItems } from '#shared/catalogue.ts'
import { maxLines } from '#shared/checkout-contract.ts'
import { customerFields, mapCustomerFields } from '#shared/customer-fields.ts'
import { startRecordingApp } from '#tests/support/checkout-app.ts'
import { checkoutRequest, customer } from '#tests/support/checkout-request.ts'

const refused = '400 invalid_request'

const request = checkoutRequest()
const [{ name, description, price: amount }] = fixedItems
const item = { name, description, amount }

test.each<[string, unknown]>([
  ['nothing', null],
  ['a list', [request]],
  ['a text', 'items'],
  ['an empty object', {}],
  ['an unknown key', { ...request, discount: 1 }],
  ['an unknown key in an item', { ...request, items: [{ ...item, quantity: 1 }] }],
  ['an unknown detail', { ...request, customerInfo: { ...customer, vip: true } }],
  ['no items', { ...request, items: [] }],
  ['items that are no list', { ...request, items: { 0: item } }],
  ['an empty item', { ...request, items: [null] }],
  ['too many items', { ...request, items: Array.from({ length: maxLines + 1 }, () => item) }],
  ['no customer', { ...request, customerInfo: undefined }],
  ['no return address', { ...request, successUrl: undefined }],
  ['a return address that is no text', { ...request, cancelUrl: 1 }],
])('a request with %s is refused', async (_case, body) => {
  const { post, refusalOf } = startRecordingApp()
  expect(await refusalOf(await post(body))).toBe(refused)
})

// As text, because an object literal with these keys would not have them as its own.
test.each(
  ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty'].flatMap((key) =>
    ['{"items":', '{"name":', `{"${customerFields[0]?.name}":`].map((place) => [key, place]),
  ),
)('the key %s is refused before %s', async (key, place) => {
  const { postBody, refusalOf } = startRecordingApp()
  const sound = JSON.stringify(request)
  expect(sound).toContain(place)
  const tampered = sound.replace(place, place.replace('{', `{"${key}":{"acceptTerms":true},`))
  expect(await refusalOf(await postBody(tampered))).toBe(refused)
})

test.each([
  `"${amount}"`,
  `${amount}.5`,
  '0',
  '-0',
  `-${amount}`,
  '1e400',
  '9007199254740993',
  '1e21',
  'null',
  'true',
  `[${amount}]`,
  '{}',
])('the amount %s is refused', async (tampered) => {
  const { postBody, refusalOf } = startRecordingApp()
  const sound = JSON.stringify({ ...request, items: [item] })
  const body = sound.replace(`"amount":${amount}`, `"amount":${tampered}`)
  expect(await refusalOf(await postBody(body))).toBe(refused)
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
])('a %s is refused in every detail and in an item', async (_case, text) => {
  const { post, refusalOf } = startRecordingApp()
  const bodies = [
    ...customerFields.map((field) => ({
      ...request,
      customerInfo: { ...customer, [field.name]: field.kind === 'email' ? `@${text}` : text },
    })),
    { ...request, items: [{ ...item, name: text }] },
    { ...request, items: [{ ...item, description: text }] },
  ]
  for (const body of bodies) expect(await refusalOf(await post(body))).toBe(refused)
})

const required = customerFields.filter(({ isRequired }) => isRequired)

test.each<[string, unknown]>([
  ...required.flatMap((field) =>
    ['', '  ', undefined].map((value): [string, unknown] => [field.name, value]),
  ),
  ...customerFields.flatMap((field): [string, unknown][] => [
    [field.name, null],
    [field.name, 254_700_000_000],
    [field.name, '@'.repeat(field.maxLength + 1)],
  ]),
  ['email', 'wanjiru.example.com'],
  ['acceptTerms', false],
  ['acceptTerms', 'true'],
  ['acceptTerms', 1],
  ['acceptTerms', undefined],
])('a customer whose %s is %j is refused', async (field, value) => {
  const { post, refusalOf } = startRecordingApp()
  const body = { ...request, customerInfo: { ...customer, [field]: value } }
  expect(await refusalOf(await post(body))).toBe(refused)
})

test('texts of the greatest length are accepted', async () => {
  const { post } = startRecordingApp()
  const longest = mapCustomerFields(({ maxLength }) => 'é'.repeat(maxLength - 1).concat('@'))
  const response = await post({ ...request, customerInfo: { ...longest, acceptTerms: true } })
  expect(response.status).toBe(200)
})

test('details that the buyer may leave out are empty', async () => {
  const { post, orders } = startRecordingApp()
  const given = Object.fromEntries(required.map((field) => [field.name, customer[field.name]]))

  const response = await post({ ...request, customerInfo: { ...given, acceptTerms: true } })

  expect(response.status).toBe(200)
  const empty = mapCustomerFields(() => '')
  expect(orders[0]?.customer).toEqual({ ...empty, ...given, acceptTerms: true })
})
