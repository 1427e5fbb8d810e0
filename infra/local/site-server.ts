import type { RequestListener } from 'node:http'
import { securityHeaders } from '#infra/security-headers.ts'
import type { Gateway } from './gateway.ts'
import { pathOf } from './site-path.ts'

/** Sends the API's paths to the gateway and all others to the pages. */
export function routeRequests(gateway: Gateway, pages: RequestListener): RequestListener {
  return (request, response) => {
    if (pathOf(request).startsWith('/api/')) void gateway(request, response)
    else pages(request, response)
  }
}

/** Puts the security headers on every answer, errors included. */
export function withSecurityHeaders(listener: RequestListener): RequestListener {
  return (request, response) => {
    for (const [name, value] of Object.entries(securityHeaders('http'))) {
      response.setHeader(name, value)
    }
    listener(request, response)
  }
}
