import { provider } from '#lambda/deployment.ts'
import type { Settings } from './settings.ts'
import { startStandIn } from './stripe/server.ts'

const { secretKey: keyName, apiBase: addressName } = provider.environmentNames

/**
 * Starts the stand-in for the payment provider, unless the settings have a key for the provider. Its pages have an origin of
 * their own, as the provider's. A browser that reaches only the site's, as with `HOST`, finds them there.
 */
export async function startPayments({ [keyName]: secretKey, HOST }: Settings) {
  if (secretKey !== undefined) {
    const isTest = provider.testKeyPattern.test(secretKey)
    const kind = isTest ? 'a test key' : 'a LIVE key, cards are charged'
    const environment: Readonly<Record<string, string>> = {}
    return { secretKey, environment, description: `${provider.name} with ${kind}` }
  }
  const { url, pages, close } = await startStandIn(0, HOST !== undefined)
  const description = `a local stand-in at ${url}, no card is charged`
  const environment = { [addressName]: url }
  return { secretKey: provider.localKey, environment, description, pages, close }
}
