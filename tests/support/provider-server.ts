import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import qs from 'qs'
import * as z from '#shared/schema.ts'
import { serve } from './local-server.ts'

/** One way of answering a request. */
export type Answer = (response: ServerResponse, request: IncomingMessage) => void

/** The page that a sound session names. */
export const paymentPage = 'https://checkout.stripe.com/c/pay/cs_test_1'

export function answerJson(status: number, body: unknown): Answer {
  return (response) => {
    response
      .writeHead(status, { 'content-type': 'application/json', 'request-id': 'req_test_1' })
      .end(JSON.stringify(body))
  }
}

/** The provider's form of an error: https://docs.stripe.com/api/errors */
export function answerError(status: number, error: Readonly<Record<string, string>>): Answer {
  return answerJson(status, { error: { message: 'No such wanjiru@example.com', ...error } })
}

export const answerSession = answerJson(200, { object: 'checkout.session', url: paymentPage })

const wholeNumber = z.pipe(z.string().check(z.regex(/^\d+$/)), z.transform(Number))

// All that the function is meant to send; one parameter more, less or otherwise is a defect.
const sessionForm = z.strictObject({
  mode: z.literal('payment'),
  ui_mode: z.literal('hosted_page'),
  allowed_payment_method_types: z.tuple([z.literal('card')]),
  adaptive_pricing: z.strictObject({ enabled: z.literal('false') }),
  invoice_creation: z.strictObject({ enabled: z.literal('true') }),
  customer_email: z.string(),
  line_items: z.array(
    z.strictObject({
      quantity: wholeNumber,
      price_data: z.strictObject({
        currency: z.literal('usd'),
        unit_amount: wholeNumber,
        product_data: z.strictObject({ name: z.string(), description: z.optional(z.string()) }),
      }),
    }),
  ),
  metadata: z.record(z.string(), z.string()),
  success_url: z.string(),
  cancel_url: z.string(),
})

/** What the provider was asked for: one request on the wire. */
type ReceivedRequest = {
  readonly headers: IncomingHttpHeaders
  readonly session: z.infer<typeof sessionForm>
}

function parseForm(body: string) {
  return sessionForm.parse(qs.parse(body, { depth: 5, arrayLimit: 100, parameterLimit: 1_000 }))
}

/**
 * A payment provider that gives these answers, one a request, until the test is over. It takes nothing but requests for a
 * session as the function is meant to send them: what it could not take is in `complaints`.
 */
export async function serveProvider(...answers: readonly Answer[]) {
  const received: ReceivedRequest[] = []
  const complaints: unknown[] = []

  const answerNext = async (request: IncomingMessage, response: ServerResponse) => {
    const answer = answers[received.length]
    const target = `${request.method} ${request.url}`
    if (!answer || target !== 'POST /v1/checkout/sessions') throw new Error(`Unasked: ${target}`)
    received.push({ headers: request.headers, session: parseForm(await text(request)) })
    answer(response, request)
  }

  const { url } = await serve((request, response) => {
    answerNext(request, response).catch((error: unknown) => {
      complaints.push(error)
      response.writeHead(400).end()
    })
  })
  return { url: new URL(url), received, complaints }
}
