import * as fc from 'fast-check'
import { checkoutPath } from '#shared/addresses.ts'
import { maxLines, maxRequestBytes, totalHeader } from '#shared/checkout-contract.ts'
import { checkoutRequest, gatewayEvent, siteOrigin } from '#tests/support/checkout-request.ts'
import { anySelection } from '#tests/support/selections.ts'

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
  .tuple(anySelection, fc.nat(60), anyValue)
  .map(([selection, ...change]) => alteredJson(checkoutRequest({}, selection), ...change))

/** Changes to the text of a body. */
const anyDamage: fc.Arbitrary<(text: string) => string> = fc.oneof(
  { weight: 6, arbitrary: fc.constant((text: string) => text) },
  fc.nat(1_000).map((length) => (text: string) => text.slice(0, length)),
  anyText.map((suffix) => (text: string) => text + suffix),
  fc.constantFrom(
    (text: string) => `\u{feff}${text}`,
    (text: string) => `[${text}]`,
    (text: string) => text.replace('{', '{"__proto__":{"amount":1},"constructor":{},'),
    (text: string) => text.replaceAll(':{', ':{"__proto__":{"acceptTerms":true},'),
    (text: string) => text.replace('{', '{"dryRun":true,'),
    // The last of two equal names wins.
    (text: string) => text.replaceAll('"amount":', '"amount":0,"amount":'),
    (text: string) => text.replace(/"items":\[(\{.*?\})/, `"items":[${'$1,'.repeat(maxLines)}$1`),
    (text: string) => text.replace(/:(\d+)/, ':1e999'),
    (text: string) => text.padEnd(maxRequestBytes + 1),
    (text: string) => '['.repeat(5_000) + text,
  ),
)

const rarely = <Value>(usual: Value, others: fc.Arbitrary<Value>) =>
  fc.oneof({ weight: 12, arbitrary: fc.constant(usual) }, { weight: 1, arbitrary: others })

/** A header as the page sends it, and rarely another; undefined leaves it out. */
const header = (name: string, usual: string | undefined, ...others: (string | undefined)[]) =>
  rarely(usual, fc.oneof(anyText, fc.constantFrom(...others))).map((value) =>
    value === undefined ? [] : [[name, value] as const],
  )

const foreignOrigin = `${siteOrigin}.evil.example`
const anyHeaders = fc
  .tuple(
    header('content-type', 'application/json', undefined, 'text/plain', 'application/json,a/b'),
    header('origin', siteOrigin, undefined, 'null', foreignOrigin),
    header(totalHeader, undefined, '1', '-1'),
    // Fields that the function must not read.
    header('content-length', undefined, '0', '9e9'),
    header('content-encoding', undefined, 'gzip'),
    header('x-http-method-override', undefined, 'GET'),
    header('dryrun', undefined, 'true'),
  )
  .map((all): Record<string, string> => Object.fromEntries(all.flat()))

/** Any event that API Gateway could pass on, mostly close to the page's. */
export const anyHostileEvent = fc
  .record({
    json: anyJson,
    damage: anyDamage,
    headers: anyHeaders,
    method: rarely('POST', fc.constantFrom('GET', 'PUT', 'DELETE', 'TRACE')),
    path: rarely(checkoutPath, fc.constantFrom('/', `${checkoutPath}/..`, '/api/%00', '//')),
  })
  .map(({ json, damage, ...request }) => gatewayEvent({ ...request, body: damage(json) }))
