import { startStripe } from './stripe/server.ts'
import type { Settings } from './settings.ts'

// For servers on this machine, which take any key; the form is that of a provider's test key.
const localTestKey = 'sk_test_local'

async function closeNothing(): Promise<void> {}

/** Finds the payment provider that the settings name; without one, starts the stand-in. */
export async function startPayments({ stripeSecretKey, stripeApiBase, paymentsPort }: Settings) {
  const secretKey = stripeSecretKey ?? localTestKey
  const payments = { secretKey, environment: {}, close: closeNothing }
  if (stripeApiBase !== undefined) {
    const environment = { STRIPE_API_BASE: stripeApiBase }
    return { ...payments, environment, description: `the server at ${stripeApiBase}` }
  }
  if (stripeSecretKey !== undefined) {
    const isLive = secretKey.includes('_live_')
    const kind = isLive ? 'a LIVE key, cards are charged' : 'a test key'
    return { ...payments, description: `Stripe with ${kind}` }
  }
  const { url, close } = await startStripe({ port: paymentsPort })
  const description = `a local stand-in at ${url}, no card is charged`
  return { secretKey, environment: { STRIPE_API_BASE: url }, description, close }
}
