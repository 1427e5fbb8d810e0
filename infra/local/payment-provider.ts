import { provider } from '#lambda/deployment.ts'
import type { Settings } from './settings.ts'
import { startStandIn } from './stripe/server.ts'

const { secretKey: keyName, apiBase: addressName } = provider.environmentNames

/** Starts the stand-in for the payment provider, unless the settings name another server or have a key for the provider. */
export async function startPayments(settings: Settings) {
  const { [keyName]: key, [addressName]: apiBase } = settings
  const secretKey = key ?? provider.localKey
  if (apiBase !== undefined) {
    const environment = { [addressName]: apiBase }
    return { secretKey, environment, description: `the server at ${apiBase}` }
  }
  if (key !== undefined) {
    const kind = provider.testKeyPattern.test(key) ? 'a test key' : 'a LIVE key, cards are charged'
    const environment: Readonly<Record<string, string>> = {}
    return { secretKey, environment, description: `${provider.name} with ${kind}` }
  }
  const { url, close } = await startStandIn(settings.PAYMENTS_PORT)
  const description = `a local stand-in at ${url}, no card is charged`
  return { secretKey, environment: { [addressName]: url }, description, close }
}
