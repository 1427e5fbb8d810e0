import * as v from 'valibot'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkoutRequestSchema } from '#shared/checkout-contract.ts'
import { mapCustomerFields } from '#shared/customer-fields.ts'
import { checkoutCopy } from '#web/content/checkout-copy.ts'
import { notices } from '#web/content/notices.ts'
import { toCustomerInfo } from '#web/quote/keep/customer-details.ts'
import { hintAbout, validateDetails } from '#web/quote/checkout/validate-details.ts'
import { checkoutRequest } from '#tests/support/checkout-request.ts'
import { caseCount } from '#tests/support/test-length.ts'
import { anyTyped } from '#tests/support/typed-text.ts'

const labels = mapCustomerFields(({ label }) => label)
const empty = mapCustomerFields(() => '')
const { errors: copy, oddEmail, shortPhone } = checkoutCopy
const email = { email: copy.email }
const name = { fullName: copy.missing(labels.fullName) }
const terms = { acceptTerms: copy.terms }
const complete = { ...empty, fullName: 'Wanjiru Kamau', email: 'w@acme.example', phone: '700' }

test.each([
  ['nothing', ''],
  ['zero-width characters', '\u{200b}\u{fe0f}\t'],
  ['spaces up to its limit', `${' '.repeat(120)}Wanjiru Kamau`],
])('a required field with %s is missing', (_case, fullName) => {
  expect(validateDetails({ ...complete, fullName }, true)?.errors).toEqual(name)
  expect(Object.keys(validateDetails(empty, true)?.errors ?? {})).toEqual([
    'fullName',
    'email',
    'phone',
  ])
})

function told(details: typeof empty, isAccepted = false) {
  const { notice, errors } = validateDetails(details, isAccepted) ?? {}
  return notice && [notice.title, errors]
}

test('an address without an @ has the notice before unaccepted terms; both are marked (rule 9.3)', () => {
  const wrong = { ...complete, email: 'w.acme.example' }
  expect(told(wrong)).toEqual([notices.invalidEmail.title, { ...email, ...terms }])
  expect(told({ ...wrong, fullName: '' })).toEqual([
    notices.requiredFieldsMissing.title,
    { ...name, ...email, ...terms },
  ])
  expect(told(complete)).toEqual([notices.termsNotAccepted.title, terms])
  expect(told(complete, true)).toBeUndefined()
})

test.each([
  ['email', 'jane@', oddEmail],
  ['email', 'jane', oddEmail],
  ['email', 'jane@acme', oddEmail],
  ['email', 'jane doe@acme.co.ke', oddEmail],
  ['email', 'jane@acme.co.ke jane', oddEmail],
  ['email', '  jane@acme.co.ke  ', ''],
  ['email', ' ', ''],
  ['tel', '+254 700', shortPhone],
  ['tel', 'ext. 700 0001', ''],
  ['tel', '٠٧٠٠٠٠٠', ''],
  ['tel', ' ', ''],
  ['multiline', '700', ''],
] as const)('the hint about the %s "%s" is %s (rule 9.16)', (kind, text, hint) => {
  expect(hintAbout(kind, text)).toBe(hint)
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
    { numRuns: caseCount(200, 10_000) },
  )
})
