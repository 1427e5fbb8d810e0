import type { Fault } from '#infra/local/stripe/server.ts'
import { respondWithError, respondWithPage } from '#tests/support/provider-server.ts'

const json = { 'content-type': 'application/json' }
const partOfSession = '{"object":'

export const reset: Fault = (_response, request) => request.socket.destroy()
const resetAfterHeaders: Fault = (response, request) =>
  response.writeHead(200, json).write('', () => request.socket.destroy())
const hangAfterHeaders: Fault = (response) => response.writeHead(200, json).flushHeaders()
const hangInBody: Fault = (response) => response.writeHead(200, json).write(partOfSession)

const drip: Fault = (response, request) => {
  response.writeHead(200, json)
  const writing = setInterval(() => response.write(' '), 5)
  request.socket.once('close', () => clearInterval(writing))
}

const breakOff: Fault = (response, request) => {
  response.writeHead(200, { ...json, 'content-length': 1_000 })
  response.write(partOfSession, () => request.socket.destroy())
}

const limitForAnHour: Fault = (response, ...others) => {
  response.setHeader('retry-after', '3600')
  respondWithError(429, { code: 'rate_limit' })(response, ...others)
}

const unavailable = 'provider_unavailable'

/** A provider's faults, and the error of a payment that ends with each. */
export const faults: readonly [what: string, fault: Fault, error: string][] = [
  ['resets the connection', reset, `${unavailable} ECONNRESET`],
  ['resets the connection after the headers', resetAfterHeaders, `${unavailable} ECONNRESET`],
  ['never responds', () => {}, `${unavailable} ETIMEDOUT`],
  ['is silent after the headers', hangAfterHeaders, `${unavailable} ETIMEDOUT`],
  ['is silent in the body', hangInBody, `${unavailable} ETIMEDOUT`],
  ['drips its body', drip, `${unavailable} ETIMEDOUT`],
  ['breaks off its body', breakOff, `${unavailable} ECONNRESET`],
  ['responds with a page', respondWithPage(200), `${unavailable} StripeAPIError`],
  ['limits the rate', limitForAnHour, 'provider_busy 429'],
  ['fails', respondWithError(500, { type: 'api_error' }), `${unavailable} 500`],
]
