import * as v from 'valibot'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkoutRequestSchema } from '#shared/checkout-contract.ts'
import { customerFields, mapCustomerFields } from '#shared/customer-fields.ts'
import { checkoutCopy } from '#web/content/checkout-copy.ts'
import { notices } from '#web/content/notices.ts'
import { toCustomerInfo } from '#web/quote/keep/customer-details.ts'
import { hintAbout, validateDetails } from '#web/quote/checkout/validate-details.ts'
import { checkoutRequest, customer } from '#tests/support/checkout-request.ts'
import { caseCount } from '#tests/support/test-length.ts'
import { anyTyped } from '#tests/support/typed-text.ts'

test.each([
  ['nothing', () => ''],
  ['zero-width characters', () => '\u{200b}\u{fe0f}\t'],
  ['spaces up to its limit', (maxLength: number) => `${' '.repeat(maxLength)}wanjiru@acme.example`],
])('a required field with %s is missing', (_case, textOf) => {
  const details = mapCustomerFields(({ maxLength }) => textOf(maxLength))
  const required = customerFields.filter(({ isRequired }) => isRequired)
  expect(Object.keys(validateDetails(details, true)?.errors ?? {})).toEqual(
    required.map(({ name }) => name),
  )
})

const { acceptTerms: _consent, ...valid } = customer
const complete = { ...mapCustomerFields(() => ''), ...valid }
const [missed] = customerFields.filter(({ isRequired, kind }) => isRequired && kind !== 'email')
const wrongEmail = { ...complete, email: 'wanjiru.example.com' }

test('an address without an @ has the notice before unaccepted terms; both are marked (rule 9.3)', () => {
  if (!missed) throw new Error('No field but the email address is required')
  const { missing, email, terms } = checkoutCopy.errors
  const errors = { email, acceptTerms: terms }
  expect(validateDetails(wrongEmail, false)).toEqual({ notice: notices.invalidEmail, errors })
  expect(validateDetails({ ...wrongEmail, [missed.name]: '' }, false)).toEqual({
    notice: notices.requiredFieldsMissing,
    errors: { ...errors, [missed.name]: missing(missed.label) },
  })
  expect(validateDetails(complete, false)).toEqual({
    notice: notices.termsNotAccepted,
    errors: { acceptTerms: terms },
  })
  expect(validateDetails(complete, true)).toBeNull()
})

test.each([
  ['jane@', checkoutCopy.oddEmail],
  ['jane', checkoutCopy.oddEmail],
  ['jane@acme', checkoutCopy.oddEmail],
  ['jane doe@acme.co.ke', checkoutCopy.oddEmail],
  ['jane@acme.co.ke jane', checkoutCopy.oddEmail],
  ['  jane@acme.co.ke  ', ''],
  [' ', ''],
])('the hint about the address "%s" is "%s" (rule 9.16)', (text, hint) => {
  expect(hintAbout('email', text)).toBe(hint)
})

test.each([
  ['+254 700', checkoutCopy.shortPhone],
  ['ext. 700 0001', ''],
  ['٠٧٠٠٠٠٠', ''],
  [' ', ''],
])('the hint about the number "%s" is "%s" (rule 9.16)', (text, hint) => {
  expect(hintAbout('tel', text)).toBe(hint)
  expect(hintAbout('multiline', text)).toBe('')
})

const anyDetails = fc.record(
  mapCustomerFields(({ kind, maxLength }) =>
    kind === 'email'
      ? fc.tuple(anyTyped(maxLength), anyTyped(3)).map((parts) => parts.join('@'))
      : anyTyped(Math.min(maxLength, 60) + 3),
  ),
)

test('the server accepts all valid details', () => {
  fc.assert(
    fc.property(anyDetails, (details) => {
      fc.pre(validateDetails(details, true) === null)
      const request = checkoutRequest({ customerInfo: toCustomerInfo(details) })
      expect(v.safeParse(checkoutRequestSchema, request).success).toBe(true)
    }),
    { numRuns: caseCount(500, 10_000) },
  )
})
