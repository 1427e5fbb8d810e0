import { checkoutPath } from '#shared/addresses.ts'
import { checkoutErrorSchema } from '#shared/checkout-contract.ts'
import { createApp, type AppOptions } from '#lambda/app.ts'
import type { LogEntry } from '#lambda/log.ts'
import type { Payments } from '#lambda/payments.ts'
import { lambdaContext, siteOrigin } from './checkout-request.ts'

/** The application with a log that can be read, and a way to ask it. */
export function startApp(
  payments: Payments,
  { originSecret }: Pick<AppOptions, 'originSecret'> = {},
) {
  const log: LogEntry[] = []
  const app = createApp({
    payments,
    allowedOrigins: [siteOrigin, 'http://localhost:4173'],
    originSecret,
    log: (entry) => log.push(entry),
  })
  const ask = async (path: string, init: RequestInit = {}) =>
    app.request(path, init, { lambdaContext })
  /** Posts a body as the checkout page does. */
  const postBody = async (body: BodyInit, headers: Record<string, string> = {}) =>
    ask(checkoutPath, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: siteOrigin, ...headers },
      body,
    })
  const post = async (json: unknown) => postBody(JSON.stringify(json))
  return { ask, post, postBody, log }
}

/** The status and code of a refusal, whose body has to have the agreed shape. */
export async function refusalOf(response: Response) {
  const { error } = checkoutErrorSchema.parse(await response.json())
  return { status: response.status, code: error.code }
}
