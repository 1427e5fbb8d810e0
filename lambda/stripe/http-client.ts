import type { Stripe } from 'stripe'
import * as z from '#shared/schema.ts'
import { requestJson, JsonRequestError, type HttpResponse } from '#lambda/json-request.ts'

const objectSchema = z.looseObject({})
const errorSchema = z.looseObject({ error: z.looseObject({}) })

/** The HTTP client for Stripe's package. The timeout includes reading the body. */
export const stripeHttpClient: NonNullable<Stripe.StripeConfig['httpClient']> = {
  getClientName: () => 'node',
  makeRequest: async (host, port, path, method, headers, body, protocol, timeout) => {
    const url = new URL(path, `${protocol}://${host}:${port}`)
    const response = await requestJson({ url, method, headers, body, timeout })
    const json = readJsonBody(response)
    const { 'request-id': id, 'stripe-should-retry': retry } = response.headers
    return {
      getStatusCode: () => response.status,
      // A selection, because the package would log Stripe's notices.
      getHeaders: () => ({
        ...(id !== undefined && { 'request-id': id }),
        ...(retry !== undefined && { 'stripe-should-retry': retry }),
      }),
      getRawResponse: () => ({}),
      toStream: () => null,
      toJSON: async () => json,
    }
  },
}

/**
 * The response as the package expects it: an object, with `error` if it failed.
 *
 * @throws JsonRequestError for a redirect, or a success that is no object
 */
function readJsonBody({ status, json }: HttpResponse): object {
  // An error page from a proxy tells nothing beyond its status.
  if (status >= 400) return errorSchema.safeParse(json).data ?? { error: {} }
  if (status >= 300) throw new JsonRequestError('Redirect')
  const { data } = objectSchema.safeParse(json)
  if (!data) throw new JsonRequestError('NotAnObject')
  return data
}
