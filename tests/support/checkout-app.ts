import * as v from 'valibot'
import { createResponse } from '#infra/local/api.ts'
import { checkoutPath } from '#shared/addresses.ts'
import { checkoutErrorSchema } from '#shared/checkout-response.ts'
import { createApp, type AppOptions } from '#lambda/app.ts'
import type { FailureEntry, Log, SessionEntry } from '#lambda/log.ts'
import type { Order, Payments } from '#lambda/payments.ts'
import { allowedOrigins, gatewayEvent, lambdaContext, siteOrigin } from './checkout-request.ts'

type Options = Partial<AppOptions>

type Sent = {
  readonly method?: string
  readonly headers?: Record<string, string>
  readonly body?: string | Uint8Array
}

/** Creates the application, with its log and functions that send it requests. */
export function startApp(payments: Payments, options: Options = {}) {
  const failures: FailureEntry[] = []
  const sessions: SessionEntry[] = []
  const log: Log = (entry) => ('code' in entry ? failures.push(entry) : sessions.push(entry))
  const app = createApp({ payments, allowedOrigins, log, release: '7', ...options })
  /** Sends a request through API Gateway, which passes on text as it is and any other body in base64. */
  const request = async (path: string, { method = 'GET', headers = {}, body }: Sent = {}) => {
    const isBase64Encoded = body instanceof Uint8Array
    const text = isBase64Encoded ? Buffer.from(body).toString('base64') : body
    const event = gatewayEvent({ method, path, headers, body: text ?? null, isBase64Encoded })
    return createResponse(await app(event, lambdaContext.awsRequestId))
  }
  /** Posts a body as the checkout page does. */
  const postBody = async (body?: string | Uint8Array, headers: Record<string, string> = {}) =>
    request(checkoutPath, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: siteOrigin, ...headers },
      ...(body !== undefined && { body }),
    })
  const post = async (json: unknown) => postBody(JSON.stringify(json))
  return { request, post, postBody, log: failures, sessions }
}

/** Creates the application with payments that accept and record every order. */
export function startRecordingApp(options: Options = {}) {
  const orders: Order[] = []
  const payments: Payments = {
    createSession: async (order) => {
      orders.push(order)
      return { url: 'https://pay.example/1' }
    },
  }
  return {
    orders,
    ...startApp(payments, options),
    /** Status and code of an error response, such as `400 unknown_path`. Also fails if anything reached the provider. */
    refusalOf: async (response: Response): Promise<string> => {
      if (orders.length > 0) throw new Error('An order reached the provider')
      const { error } = v.parse(checkoutErrorSchema, await response.json())
      return `${response.status} ${error.code}`
    },
  }
}
