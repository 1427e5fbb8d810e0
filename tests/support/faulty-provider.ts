import type { IncomingMessage, ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { serve } from './local-server.ts'
import { isFaulty } from './provider-faults.ts'
import { respondWithSession, type Responder } from './provider-server.ts'

/** In how many of its calls the provider fails. */
export const faultShare = 0.25

/** Starts a provider that fails in this way until the end of the test, and otherwise creates sessions. */
export function serveFaultyProvider(fault: Responder) {
  const attempts = new Map<string, number>()

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const buyer = new URLSearchParams(await text(request)).get('customer_email') ?? ''
    const attempt = attempts.get(buyer) ?? 0
    attempts.set(buyer, attempt + 1)
    const handle = isFaulty(faultShare, buyer, attempt) ? fault : respondWithSession
    handle(response, request)
  }

  return serve((request, response) => void respond(request, response))
}
