// The stand-in for Stripe with faults in a share of its calls: `provider.ts SHARE`. A GET returns its calls and sessions.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { listenOnLocalhost } from '#infra/local/listen.ts'
import { startStripe } from '#infra/local/stripe/server.ts'
import { faults, fractionOf, isFaulty } from '#tests/support/provider-faults.ts'
import type { Responder } from '#tests/support/provider-server.ts'
import { createdSchema, type Calls } from './accounts.ts'
import { serveParent } from './program.ts'

const share = Number(process.argv[2])
const standIn = await startStripe(0)
const attempts = new Map<string, number>()
const calls: Calls = { total: 0, faulty: 0, sessions: [] }
const known = new Set<string>()

const entries = Object.entries<Responder>(faults)

/** The worst case for all but two faults: the session exists, but the response is lost. */
function faultOf(buyer: string, attempt: number) {
  const index = Math.floor(fractionOf('kind', buyer, attempt) * entries.length)
  const [name, fault] = entries[index] ?? ['', () => {}]
  return { respond: fault, isRefusal: name === 'limits the rate' || name === 'fails' }
}

async function create(request: IncomingMessage, body: string): Promise<unknown> {
  const { authorization = '', 'idempotency-key': key } = request.headers
  const headers = { authorization, 'idempotency-key': String(key) }
  const response = await fetch(`${standIn.url}${request.url}`, { method: 'POST', headers, body })
  return response.json()
}

async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
  response.setHeader('content-type', 'application/json')
  if (request.method === 'GET') {
    response.end(JSON.stringify(calls))
    return
  }
  const form = await text(request)
  const buyer = new URLSearchParams(form).get('customer_email') ?? ''
  const attempt = attempts.get(buyer) ?? 0
  attempts.set(buyer, attempt + 1)
  calls.total += 1

  const fault = isFaulty(share, buyer, attempt) ? faultOf(buyer, attempt) : undefined
  if (fault) calls.faulty += 1
  if (fault?.isRefusal) {
    fault.respond(response, request)
    return
  }
  const session = await create(request, form)
  const created = createdSchema.parse(session)
  if (!known.has(created.id)) calls.sessions.push(created)
  known.add(created.id)
  if (fault) fault.respond(response, request)
  else response.end(JSON.stringify(session))
}

const server = createServer((request, response) => void respond(request, response))
await serveParent(listenOnLocalhost(server, 0).then(({ port }) => port))
