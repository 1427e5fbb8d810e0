import { validateHeaderName, validateHeaderValue } from 'node:http'
import type { HttpAnswer } from '#infra/local/http.ts'
import * as z from '#shared/schema.ts'
import { endToEndHeaders } from './end-to-end-headers.ts'

const headerValue = z.union([z.string(), z.number(), z.boolean()])

const structuredResult = z.object({
  statusCode: z.coerce.number<string | number>().check(z.int(), z.minimum(200), z.maximum(599)),
  headers: z._default(z.record(z.string(), headerValue), {}),
  cookies: z._default(z.array(z.string()), []),
  body: z._default(z.string(), ''),
  isBase64Encoded: z._default(z.boolean(), false),
})

function inferred(result: unknown): HttpAnswer {
  const text = typeof result === 'string' ? result : (JSON.stringify(result) ?? 'null')
  const headers = { 'content-type': 'application/json' }
  return { status: 200, headers, cookies: [], body: Buffer.from(text) }
}

/**
 * What an HTTP API makes of a function's result: with a `statusCode` it is the answer, anything else is the body of a
 * 200 in JSON ("Lambda function response for format 2.0").
 * https://docs.aws.amazon.com/apigateway/latest/developerguide/http-api-develop-integrations-lambda.html
 *
 * The type of an answer that has none is not documented; AWS's Lambda Test Tool, which emulates the service, has it so.
 *
 * @throws when the result is malformed
 */
export function answerOf(result: unknown): HttpAnswer {
  const hasStatus = typeof result === 'object' && result !== null && 'statusCode' in result
  if (!hasStatus) return inferred(result)
  const { statusCode, headers, cookies, body, isBase64Encoded } = structuredResult.parse(result)
  const passedOn = endToEndHeaders(
    Object.fromEntries(
      Object.entries(headers).map(([name, value]) => [name.toLowerCase(), String(value)]),
    ),
  )
  for (const [name, value] of Object.entries(passedOn)) {
    validateHeaderName(name)
    validateHeaderValue(name, value)
  }
  for (const cookie of cookies) validateHeaderValue('set-cookie', cookie)
  return {
    status: statusCode,
    headers: { 'content-type': 'text/plain; charset=utf-8', ...passedOn },
    cookies,
    body: Buffer.from(body, isBase64Encoded ? 'base64' : 'utf8'),
  }
}
