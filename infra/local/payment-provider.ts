import type { Settings } from './settings.ts'
import { startStripe } from '#infra/local/stripe/server.ts'

/** Starts the stand-in for Stripe, unless the settings name another payment provider. */
export async function startPayments(settings: Settings) {
  const { STRIPE_SECRET_KEY: key, STRIPE_API_BASE: apiBase } = settings
  // Servers on this machine take any key; the form is that of a test key.
  const secretKey = key ?? 'sk_test_local'
  if (apiBase !== undefined) {
    const environment = { STRIPE_API_BASE: apiBase }
    return { secretKey, environment, description: `the server at ${apiBase}` }
  }
  if (key !== undefined) {
    const environment: Readonly<Record<string, string>> = {}
    const kind = key.includes('_live_') ? 'a LIVE key, cards are charged' : 'a test key'
    return { secretKey, environment, description: `Stripe with ${kind}` }
  }
  const { url, close } = await startStripe(settings.PAYMENTS_PORT)
  const description = `a local stand-in at ${url}, no card is charged`
  return { secretKey, environment: { STRIPE_API_BASE: url }, description, close }
}
