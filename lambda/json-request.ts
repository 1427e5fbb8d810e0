import { request as requestOverHttp, type OutgoingHttpHeaders } from 'node:http'
import { request as requestOverHttps } from 'node:https'

type HttpRequest = {
  readonly url: URL
  readonly method?: string
  readonly headers: OutgoingHttpHeaders
  readonly body?: string
  /** In ms, from the DNS lookup to the last byte of the response. */
  readonly timeout: number
}

/** A response that was read to its end. */
export type HttpResponse = {
  readonly status: number
  readonly headers: Readonly<NodeJS.Dict<string | string[]>>
  /** Undefined if the body is not JSON. */
  readonly json: unknown
}

/** The largest response body that is read, in bytes. */
export const maxResponseBytes = 1024 * 1024

/** There is no usable response. Without a `code`, because the provider's package resends a request after an ECONNRESET. */
export class JsonRequestError extends Error {
  override readonly name = 'JsonRequestError'
}

/**
 * Sends a request and reads the JSON of its response. Redirects are not followed.
 *
 * The deadline is a timer that destroys the connection: the timeout of `node:http` is one of idle time, and on Node 20 an
 * AbortSignal no longer ends the reading of a body once garbage was collected.
 *
 * @throws JsonRequestError with Node's code, such as ENOTFOUND, or a word of its own as message
 */
export async function requestJson(options: HttpRequest): Promise<HttpResponse> {
  const { url, method, headers, body, timeout } = options
  const send = url.protocol === 'https:' ? requestOverHttps : requestOverHttp
  return new Promise((resolve, reject) => {
    // A connection of its own: an idle one may be closed while the environment sleeps, which the next request would learn
    // from an ECONNRESET.
    const request = send(url, { method, headers, agent: false })
    const fail = (reason: string) => {
      clearTimeout(deadline)
      request.destroy()
      reject(new JsonRequestError(reason))
    }
    const failWith = (error: Error) => fail('code' in error ? String(error.code) : error.name)
    const deadline = setTimeout(fail, timeout, 'Timeout')

    request.on('error', failWith)
    request.on('response', (response) => {
      const chunks: Buffer[] = []
      let size = 0
      response.on('error', failWith)
      response.on('data', (chunk: Buffer) => {
        size += chunk.length
        if (size > maxResponseBytes) fail('ResponseTooLarge')
        else chunks.push(chunk)
      })
      response.on('end', () => {
        clearTimeout(deadline)
        const { statusCode: status = 0, headers: received } = response
        resolve({ status, headers: received, json: parse(Buffer.concat(chunks).toString()) })
      })
    })
    request.end(body)
  })
}

function parse(text: string): unknown {
  try {
    const json: unknown = JSON.parse(text)
    return json
  } catch {
    return undefined
  }
}
