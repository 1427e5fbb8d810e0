import { totalAmount } from '#infra/local/stripe/rules.ts'
import { startApp } from '#tests/support/checkout-app.ts'
import {
  respondWithError,
  respondWithJson,
  startPayments,
  type Responder,
} from '#tests/support/provider-server.ts'

/** What the page passes to `fetch`. */
export type PageRequest = { readonly headers: Record<string, string>; readonly body: string }

/** What becomes of a request to pay. */
export type Fate = {
  readonly words: string
  /**
   * What the provider does with each attempt, the last entry with all further ones. With `lost` it creates the session, but
   * its response never arrives.
   */
  readonly provider: readonly ('session' | 'lost' | 'fault' | 'refusal')[]
  /** When the browser's network fails: before or after the function has run. */
  readonly network?: 'lost before' | 'lost after'
}

type Session = { readonly total: number; readonly returnsTo: Record<'pay' | 'cancel', string> }

/** The function behind the page's one request, and a provider on localhost that keeps a session per idempotency key. */
export async function startPaymentServer() {
  const sessions = new Map<unknown, Session>()
  const attempts = new Map<unknown, number>()
  let fate: Fate | undefined

  const respond: Responder = (response, request) => {
    // Taken, so that the one responder is always the next.
    const form = provider.received.pop()?.session
    const key = request.headers['idempotency-key']
    const attempt = attempts.get(key) ?? 0
    attempts.set(key, attempt + 1)
    const outcome = fate?.provider[attempt] ?? fate?.provider.at(-1)
    if (outcome === 'fault') return respondWithError(500, { type: 'api_error' })(response, request)
    if (outcome === 'refusal') {
      return respondWithError(400, { type: 'invalid_request_error' })(response, request)
    }
    if (form && !sessions.has(key)) {
      const { line_items, success_url: pay, cancel_url: cancel } = form
      sessions.set(key, { total: totalAmount(line_items), returnsTo: { pay, cancel } })
    }
    if (outcome === 'lost') return response.destroy()
    // jsdom opens no addresses but fragments.
    const url = `${location.origin}/#${[...sessions.keys()].indexOf(key)}`
    return respondWithJson(200, { object: 'checkout.session', id: 'cs_test', url })(
      response,
      request,
    )
  }
  const { provider, payments } = await startPayments(respond)
  const app = startApp(payments, { allowedOrigins: [location.origin] })

  return {
    sessions,
    unexpected: provider.unexpected,
    /** Answers the page's request, as `fetch` does. */
    fetch: async (next: Fate | undefined, { headers, body }: PageRequest): Promise<Response> => {
      fate = next
      const network = fate?.network
      if (network === 'lost before') throw new TypeError('Failed to fetch')
      const response = await app.postBody(body, { ...headers, origin: location.origin })
      if (network === 'lost after') throw new TypeError('Failed to fetch')
      return response
    },
  }
}
