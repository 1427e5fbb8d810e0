import { validateHeaderName, validateHeaderValue } from 'node:http'
import { isDeepStrictEqual } from 'node:util'
import type { HttpAnswer } from '#infra/local/http.ts'
import * as z from '#shared/schema.ts'
import { isExposed, isReadOnly } from './function-headers.ts'
import type { ViewerRequestEvent } from './viewer-request-event.ts'

const header = z.strictObject({
  value: z.string(),
  multiValue: z.optional(z.array(z.strictObject({ value: z.string() }))),
})

const cookieFields = { value: z.string(), attributes: z._default(z.string(), '') }
const cookie = z.strictObject({
  ...cookieFields,
  multiValue: z.optional(z.array(z.strictObject(cookieFields))),
})

// docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/functions-event-structure.html#functions-event-structure-response
const responseSchema = z.strictObject({
  statusCode: z.int().check(z.minimum(200), z.maximum(599)),
  // HTTP/2 and 3 have none to send.
  statusDescription: z.optional(z.string()),
  headers: z._default(z.record(z.string(), header), {}),
  cookies: z._default(z.record(z.string(), cookie), {}),
  body: z._default(
    z.union([
      z.pipe(
        z.string(),
        z.transform((data) => ({ encoding: 'text' as const, data })),
      ),
      z.strictObject({ encoding: z.literal('text'), data: z.string() }),
      z.strictObject({ encoding: z.literal('base64'), data: z.base64() }),
    ]),
    { encoding: 'text', data: '' },
  ),
})

const requestSchema = z.looseObject({ uri: z.string() })

function responseOf(returned: unknown): HttpAnswer {
  const { statusCode, headers, cookies, body } = responseSchema.parse(returned)
  // The length is that of the body that is sent.
  const { 'content-length': _length, ...sent } = headers
  const joined = Object.entries(sent).map(([name, { value, multiValue }]) => {
    if (name !== name.toLowerCase() || !isExposed(name) || isReadOnly(name)) {
      throw new Error(`sets the header ${name}`)
    }
    const values = multiValue ? multiValue.map((each) => each.value).join(', ') : value
    validateHeaderName(name)
    validateHeaderValue(name, values)
    return [name, values] as const
  })
  const set = Object.entries(cookies).flatMap(([name, { multiValue, ...only }]) =>
    (multiValue ?? [only]).map(({ value, attributes }) =>
      [`${name}=${value}`, attributes].filter((part) => part !== '').join('; '),
    ),
  )
  for (const each of set) validateHeaderValue('set-cookie', each)
  return {
    status: statusCode,
    headers: Object.fromEntries(joined),
    cookies: set,
    body: Buffer.from(body.data, body.encoding === 'base64' ? 'base64' : 'utf8'),
  }
}

function pathOf(returned: unknown, sent: ViewerRequestEvent['request']): string {
  const { uri, ...others } = requestSchema.parse(returned)
  // "The new uri value must begin with a forward slash", and is a path that can stand in a request as it is.
  if (!/^\/[!->@-~]*$/.test(uri)) throw new Error(`names the path ${uri}`)
  const { uri: _sent, ...came } = sent
  if (!isDeepStrictEqual(others, came)) {
    throw new Error(
      'changes more of the request than its uri, which this preview does not carry out',
    )
  }
  return uri
}

/**
 * What a function wants to be done with a viewer's request: another path asked for, or an answer given at once.
 *
 * @param returned - by the function
 * @param sent - to the function, before it was changed
 * @throws when it is neither, or something that may not be sent, or that the preview cannot do
 */
export function viewerRequestResult(
  returned: unknown,
  sent: ViewerRequestEvent['request'],
): { readonly path: string } | HttpAnswer {
  const isResponse = typeof returned === 'object' && returned !== null && 'statusCode' in returned
  return isResponse ? responseOf(returned) : { path: pathOf(returned, sent) }
}
