import * as v from 'valibot'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  checkoutRequestSchema,
  isEmail,
  findLine,
  maxLines,
  maxRequestBytes,
} from '#shared/checkout-contract.ts'
import { customerFields, mapCustomerFields } from '#shared/customer-fields.ts'
import { priceSelection } from '#shared/quote.ts'
import { customDescription } from '#shared/words.ts'
import { checkoutRequest, customer } from '#tests/support/checkout-request.ts'
import { anySelection, everything } from '#tests/support/selections.ts'
import { caseCount } from '#tests/support/test-length.ts'
import { isReference } from '#shared/checkout-response.ts'
import { parseWebOrigin } from '#shared/addresses.ts'

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

test('the page’s largest request is accepted and within the limit, at three bytes per character', () => {
  const longest = mapCustomerFields(({ maxLength }) => '東'.repeat(maxLength))
  const custom = { ...everything.custom, name: '東'.repeat(80) }
  const email = '@'.padEnd(longest.email.length, '東')
  const customerInfo = { ...longest, email, acceptTerms: true } as const
  const request = checkoutRequest({ customerInfo }, { ...everything, custom })
  expect(accepts(request)).toBe(true)
  const json = JSON.stringify(request)
  expect(new TextEncoder().encode(json).length).toBeLessThan(maxRequestBytes)
})

const sound = checkoutRequest()
const soundItem = { name: 'Office Cabling', description: 'Free of charge', amount: 240_000 }
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

const custom = customDescription

test.each<[name: string, description: string, amount: number, isAccepted: boolean]>([
  ['Office Cabling', '', 2_400_00, true],
  ['Office Cabling', '', 2_399_99, false],
  ['Office Cabling', '', 2_400_01, false],
  ['Office Cabling', '', 4_800_00, false],
  ['Office Cabling', '', 0, false],
  ['Office Cabling', '', -2_400_00, false],
  ['Fax', '', 100_00, false],
  // Of 50 to 500 GB in steps of 50, at US$2.00.
  ['Space', '50 GB', 100_00, true],
  ['Space', '500 GB', 1_000_00, true],
  // By the digits alone, whose unit may have been corrected since.
  ['Space', '50 gigabytes', 100_00, true],
  ['Space', '50', 100_00, true],
  ['Space', '50GB', 100_00, false],
  ['Space', '+50 GB', 100_00, false],
  ['Space', '', 100_00, false],
  ['Space', '100 GB', 100_00, false],
  ['Space', '25 GB', 50_00, false],
  ['Space', '75 GB', 150_00, false],
  ['Space', '550 GB', 1_100_00, false],
  ['Space', '0 GB', 0, false],
  ['Space', '-50 GB', -100_00, false],
  // Of 1 to 12 days, at US$600.00.
  ['Engineer Days', '1 day', 600_00, true],
  ['Engineer Days', '12 days', 7_200_00, true],
  ['Engineer Days', '1 days', 600_00, true],
  ['Engineer Days', '0.5 days', 300_00, false],
  ['Engineer Days', '13 days', 7_800_00, false],
  // Of US$25.00 to US$2,500.00, with a name of at most 80 characters.
  ['Antenna', custom, 24_99, false],
  ['Antenna', custom, 25_00, true],
  ['Antenna', custom, 2_500_00, true],
  ['Antenna', custom, 2_500_01, false],
  ['Antenna', custom, 2_500.5, false],
  ['Antenna', custom, NaN, false],
  ['', custom, 25_00, false],
  ['OFFICE CABLING', custom, 25_00, false],
  ['a'.repeat(80), custom, 25_00, true],
  ['a'.repeat(81), custom, 25_00, false],
])('is %s, "%s" for %d cents, accepted? %s', (name, description, amount, expected) => {
  expect(findLine({ name, description, amount })?.name).toBe(expected ? name : undefined)
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

test.each([
  ['https://www.example.com/', 'https://www.example.com'],
  ['HTTPS://Www.Example.Com', 'https://www.example.com'],
  ['http://[::1]:4174', 'http://[::1]:4174'],
  ['www.example.com', null],
  ['https://', null],
  ['ftp://example.com', null],
  ['https://example.com/shop', null],
  ['https://example.com#a', null],
  ['https://user:password@example.com', null],
])('%s is the origin %s', (text, origin) => {
  expect(parseWebOrigin(text)).toBe(origin)
})
