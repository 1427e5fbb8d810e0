import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { listenOnLocalhost } from '#infra/local/listen.ts'
import { startStripe } from '#infra/local/stripe/server.ts'
import * as z from '#shared/schema.ts'
import { faults, fractionOf, isFaulty } from '#tests/support/provider-faults.ts'
import type { Responder } from '#tests/support/provider-server.ts'

/** What the provider keeps of a session. The amount is in cents. */
const sessionSchema = z.object({
  id: z.string(),
  customer_email: z.string(),
  amount_total: z.number(),
  url: z.string(),
})
export type Session = z.infer<typeof sessionSchema>

const entries = Object.entries<Responder>(faults)

/** One of the faults. The worst case for all but two: the session exists, but the response is lost. */
function faultOf(buyer: string, attempt: number) {
  const index = Math.floor(fractionOf('kind', buyer, attempt) * entries.length)
  const [name, respond] = entries[index] ?? ['', () => {}]
  return { respond, isRefusal: name === 'limits the rate' || name === 'fails' }
}

/** Starts the stand-in for Stripe with faults in a share of its calls. */
export async function startProvider(share: number) {
  const standIn = await startStripe(0)
  const attempts = new Map<string, number>()
  const sessions = new Map<string, Session>()
  const calls = { total: 0, faulty: 0 }

  async function create(request: IncomingMessage, body: string): Promise<unknown> {
    const { authorization = '', 'idempotency-key': key } = request.headers
    const headers = { authorization, 'idempotency-key': String(key) }
    const response = await fetch(`${standIn.url}${request.url}`, { method: 'POST', headers, body })
    const json: unknown = await response.json()
    const session = sessionSchema.parse(json)
    sessions.set(session.id, session)
    return json
  }

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const form = await text(request)
    const buyer = new URLSearchParams(form).get('customer_email') ?? ''
    const attempt = attempts.get(buyer) ?? 0
    attempts.set(buyer, attempt + 1)
    const fault = isFaulty(share, buyer, attempt) ? faultOf(buyer, attempt) : undefined
    calls.total += 1
    calls.faulty += fault ? 1 : 0
    const session = fault?.isRefusal ? undefined : await create(request, form)
    response.setHeader('content-type', 'application/json')
    if (fault) fault.respond(response, request)
    else response.end(JSON.stringify(session))
  }

  const server = createServer((request, response) => void respond(request, response))
  const { port, close } = await listenOnLocalhost(server, 0)
  return {
    url: `http://127.0.0.1:${port}`,
    calls,
    sessions,
    close: () => Promise.all([close(), standIn.close()]),
  }
}
