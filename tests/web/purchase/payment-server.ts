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
  /** What the browser's network does; after anything but `lost before` the function has run. */
  readonly network?: 'lost before' | 'lost after' | 'timeout' | 'error page'
}

type Session = {
  readonly lines: readonly { readonly name: string; readonly amount: number }[]
  readonly reference: string
  /** What the provider's invoice says beside its lines: for whom it is, and what follows the seller's own numbers. */
  readonly invoice: readonly string[]
  readonly returnsTo: Record<'pay' | 'cancel', string>
}

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
      const lines = form.line_items.map(({ price_data }) => ({
        name: price_data.product_data.name,
        amount: price_data.unit_amount,
      }))
      const returnsTo = { pay: form.success_url, cancel: form.cancel_url }
      const { description, custom_fields } = form.invoice_creation.invoice_data
      const invoice = [
        description,
        ...custom_fields.slice(3).flatMap(({ name, value }) => [name, value]),
      ]
      sessions.set(key, { lines, reference: form.client_reference_id, invoice, returnsTo })
    }
    if (outcome === 'lost') return response.destroy()
    // jsdom opens no addresses but fragments.
    const url = `${location.origin}/#${[...sessions.keys()].indexOf(key)}`
    return respondWithJson(200, { object: 'checkout.session', url })(response, request)
  }
  const { provider, payments } = await startPayments(respond)
  const app = startApp(payments, { allowedOrigins: [location.origin] })

  return {
    sessions,
    unexpected: provider.unexpected,
    /** Answers the page's request, as `fetch` does. */
    fetch: async (next: Fate | undefined, path: string, init: PageRequest): Promise<Response> => {
      fate = next
      const network = fate?.network
      if (network === 'lost before') throw new TypeError('Failed to fetch')
      const headers = { ...init.headers, origin: location.origin }
      const response = await app.request(path, { method: 'POST', headers, body: init.body })
      if (network === 'lost after') throw new TypeError('Failed to fetch')
      if (network === 'timeout') throw new DOMException('It takes too long', 'TimeoutError')
      return network === 'error page' ? new Response('<h1>504</h1>', { status: 504 }) : response
    },
  }
}
