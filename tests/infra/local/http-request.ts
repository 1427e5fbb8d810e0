import type { HttpRequest } from '#infra/local/http.ts'

/** A request as it reaches a service of this machine; by default the checkout's path is asked for, without a body. */
export function httpRequest(changes: Partial<HttpRequest> = {}): HttpRequest {
  return {
    method: 'GET',
    path: '/api/create-checkout-session',
    query: '',
    headers: {},
    body: Buffer.alloc(0),
    ip: '127.0.0.1',
    ...changes,
  }
}
