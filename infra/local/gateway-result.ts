import { validateHeaderName, validateHeaderValue } from 'node:http'
import * as z from '#shared/schema.ts'

/** An answer ready to be sent. */
export type GatewayAnswer = {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly cookies: readonly string[]
  readonly body: Buffer
}

const headerValue = z.union([z.string(), z.number(), z.boolean()])

const structuredResult = z.object({
  statusCode: z.coerce.number<string | number>().check(z.int(), z.minimum(200), z.maximum(599)),
  headers: z._default(z.record(z.string(), headerValue), {}),
  cookies: z._default(z.array(z.string()), []),
  body: z._default(z.string(), ''),
  isBase64Encoded: z._default(z.boolean(), false),
})

// They belong to a connection, not to an answer; the length is that of the body that is really sent.
const ownHeaders = new Set(['connection', 'content-length', 'keep-alive', 'transfer-encoding'])

function inferred(result: unknown): GatewayAnswer {
  const text = typeof result === 'string' ? result : (JSON.stringify(result) ?? 'null')
  const headers = { 'content-type': 'application/json' }
  return { status: 200, headers, cookies: [], body: Buffer.from(text) }
}

/**
 * What an HTTP API makes of a function's result: with a `statusCode` it is the answer, anything else is the body of a 200
 * in JSON (the same page of AWS's guide as the event, "Lambda function response for format 2.0").
 *
 * @throws when the result is malformed
 */
export function gatewayAnswer(result: unknown): GatewayAnswer {
  const hasStatus = typeof result === 'object' && result !== null && 'statusCode' in result
  if (!hasStatus) return inferred(result)
  const { statusCode, headers, cookies, body, isBase64Encoded } = structuredResult.parse(result)
  const passed = Object.entries(headers)
    .map(([name, value]) => [name.toLowerCase(), String(value)] as const)
    .filter(([name]) => !ownHeaders.has(name))
  for (const [name, value] of passed) {
    validateHeaderName(name)
    validateHeaderValue(name, value)
  }
  for (const cookie of cookies) validateHeaderValue('set-cookie', cookie)
  return {
    status: statusCode,
    headers: { 'content-type': 'text/plain; charset=utf-8', ...Object.fromEntries(passed) },
    cookies,
    body: Buffer.from(body, isBase64Encoded ? 'base64' : 'utf8'),
  }
}
