import { Agent as HttpAgent, IncomingMessage } from 'node:http'
import { Agent as HttpsAgent } from 'node:https'
import { Stripe } from 'stripe'

/** The longest response that is read, in bytes. A session has some 10,000. */
const maxResponseBytes = 262_144

/**
 * A client of Stripe's API that doesn't retry.
 *
 * @param apiBase - another server with Stripe's API; Stripe's own by default
 */
export function createClient(secretKey: string, apiBase: URL | undefined): Stripe {
  const isPlain = apiBase?.protocol === 'http:'
  return new Stripe(secretKey, {
    // The package would retry neither a 429 nor a response that breaks off or is not JSON: sessions.ts does.
    maxNetworkRetries: 0,
    telemetry: false,
    httpClient: createHttpClient(isPlain),
    ...(apiBase && {
      protocol: isPlain ? 'http' : 'https',
      host: apiBase.hostname,
      // A URL omits its protocol's default port, for which the package would take 443.
      port: apiBase.port || (isPlain ? 80 : 443),
    }),
  })
}

function createHttpClient(isPlain: boolean): NonNullable<Stripe.StripeConfig['httpClient']> {
  // A connection for each request: an idle one may be closed while the environment sleeps.
  const client = Stripe.createNodeHttpClient(isPlain ? new HttpAgent() : new HttpsAgent())
  return {
    getClientName: () => client.getClientName(),
    makeRequest: async (...request) => {
      const response = await client.makeRequest(...request)
      const readJson = response.toJSON.bind(response)
      const toJSON = async () => objectIn(await limited(response.getRawResponse(), readJson()))
      return Object.assign(response, { toJSON })
    },
  }
}

/** The package would try to set a property of anything else, where nobody can catch the error: it would end the process. */
function objectIn(json: unknown): object {
  if (typeof json === 'object' && json !== null) return json
  throw new TypeError('The response is no object.')
}

/** Breaks off a response over the limit while it is being read: the package would keep all of it. */
async function limited(response: unknown, reading: Promise<unknown>): Promise<unknown> {
  if (!(response instanceof IncomingMessage)) return reading
  let left = maxResponseBytes
  response.on('data', (chunk: string) => {
    left -= Buffer.byteLength(chunk)
    if (left < 0) response.destroy(Object.assign(new Error(), { code: 'EMSGSIZE' }))
  })
  return reading
}
