import * as fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { maxLines, maxRequestBytes } from '#shared/checkout-contract.ts'
import { apiErrors, type ApiErrorCode } from '#lambda/errors.ts'
import {
  checkoutRequest,
  gatewayEvent,
  lambdaContext,
  siteOrigin,
} from '#tests/support/checkout-request.ts'
import { environmentFor, serveProvider } from '#tests/support/provider-server.ts'
import { anySelection, nothing } from '#tests/support/selections.ts'
import { caseCount, seed } from '#tests/support/test-length.ts'

/** The JSON of a value with the part at a position replaced by another value; undefined removes it. */
function alteredJson(json: unknown, position: number, replacement: unknown): string {
  let written = -1
  const replace = (_key: string, part: unknown) => {
    written += 1
    return written === position ? replacement : part
  }
  return JSON.stringify(json, replace) ?? ''
}

const anyNumber = fc.oneof(fc.double(), fc.constantFrom(-1, 0.1, 2 ** 53, Number.MAX_VALUE))
const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.constantFrom('__proto__', '\u{202e}gpj', '\u{0}', '\u{d800}', 'a\r\nb: c', '💥'.repeat(500)),
  fc.constantFrom('javascript:alert(1)', '//evil.example', '<script>', '${7*7}', "' OR 1=1 --"),
)
const anyValue = fc.oneof(fc.constant(undefined), anyNumber, anyText, fc.jsonValue())

/** A request that the page could send, with one value replaced. */
const anyJson = fc
  .tuple(
    fc.oneof({ weight: 9, arbitrary: anySelection }, fc.constant(nothing)),
    fc.nat(45),
    anyValue,
  )
  .map(([selection, ...change]) => alteredJson(checkoutRequest({}, selection), ...change))

/** Changes to the text of a body. */
const anyDamage: fc.Arbitrary<(text: string) => string> = fc.oneof(
  { weight: 6, arbitrary: fc.constant((text: string) => text) },
  fc.nat(1_000).map((length) => (text: string) => text.slice(0, length)),
  anyText.map((suffix) => (text: string) => text + suffix),
  {
    weight: 4,
    arbitrary: fc.constantFrom(
      (text: string) => `\u{feff}${text}`,
      (text: string) => `[${text}]`,
      (text: string) => text.replace('{', '{"__proto__":{"amount":1},"constructor":{},'),
      (text: string) => text.replaceAll(':{', ':{"__proto__":{"acceptTerms":true},'),
      (text: string) => text.replace('{', '{"check":true,'),
      // The last of two equal names wins.
      (text: string) => text.replaceAll('"amount":', '"amount":0,"amount":'),
      (text: string) => text.replace(/"items":\[(\{.*?\})/, `"items":[${'$1,'.repeat(maxLines)}$1`),
      (text: string) => text.replace(/"items":\[(\{.*?\})/, '"items":[$1,$1'),
      (text: string) => text.replace(/:(\d+)/, ':1e999'),
      (text: string) => text.replace(siteOrigin, 'https://evil.example'),
      (text: string) => text.padEnd(maxRequestBytes + 1),
      (text: string) => '['.repeat(5_000) + text,
    ),
  },
)

/** Any body, mostly close to the page's. Other parts of a request have their own rules (app.test.ts). */
const anyBody = fc.tuple(anyJson, anyDamage).map(([json, damage]) => damage(json))

const pageAddress = /(?<=^\{"url":")http:[^"]*\/c\/pay\/cs_test_\w+/
const paid = '200 {"url":""}'
const causes: readonly ApiErrorCode[] = [
  'body_too_large',
  'malformed_body',
  'invalid_request',
  'price_refused',
  'duplicate_item',
  'order_refused',
  'return_address_refused',
]
const refusals = causes.map((code) => {
  const { status, message } = apiErrors[code]
  return `${status} ${JSON.stringify({ error: { code, message } })}`
})

/** Every response that a body can cause, but for an order's own reference and payment page. */
const paidOrRefused: ReadonlySet<string> = new Set([paid, ...refusals])

/** The common part of all the buyer's details. */
const buyer = 'Kamau'

test('any body is paid for or refused, without an internal error, leaked details or a stray session', async () => {
  const numRuns = caseCount(600, 20_000)
  const log: unknown[] = []
  vi.spyOn(process.stdout, 'write').mockImplementation((line) => log.push(line) > 0)
  const provider = await serveProvider()
  for (const [name, value] of Object.entries(environmentFor(provider.url))) vi.stubEnv(name, value)
  // The function reads its environment on loading.
  vi.resetModules()
  const { handler } = await import('#lambda/handler.ts')
  const responses = new Set<string>()
  let sessions = 0

  await fc.assert(
    fc.asyncProperty(anyBody, async (sent) => {
      const { statusCode, body } = await handler(gatewayEvent({ body: sent }), lambdaContext)
      const common = body
        .replace(/,"reference":"[^"]*","page":"\w+","totals".*(?=\}$)/, '')
        .replace(pageAddress, '')
      const response = `${statusCode} ${common}`
      responses.add(response)
      if (response === paid) sessions += 1
      expect(paidOrRefused).toContain(response)
      expect(provider.received).toHaveLength(sessions)
    }),
    // A fixed seed with which the shorter run causes every response.
    { numRuns, seed },
  )

  expect(responses).toEqual(paidOrRefused)
  expect(Object.keys(Object.prototype)).toEqual([])
  expect(log.filter((line) => String(line).includes(buyer))).toEqual([])
})
