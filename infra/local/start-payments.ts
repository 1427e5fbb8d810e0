import { provider } from '#lambda/deployment.ts'
import type { Settings } from './settings.ts'
import { startStandIn } from './stripe/server.ts'

const { secretKey: keyName, apiBase: addressName } = provider.environmentNames

/** Starts the stand-in for the payment provider, unless there is a key for it. With `HOST`, the site has to serve its pages. */
export async function startPayments({ [keyName]: secretKey, HOST }: Settings) {
  if (secretKey !== undefined) {
    const isLive = !provider.testKeyPattern.test(secretKey)
    const kind = isLive ? 'a LIVE key, cards are charged' : 'a test key'
    const environment: Readonly<Record<string, string>> = {}
    return { secretKey, isLive, environment, description: `${provider.name} with ${kind}` }
  }
  const { url, pages, close } = await startStandIn({ isBesideSite: HOST !== undefined })
  const description = `a local stand-in at ${url}, no card is charged`
  const environment = { [addressName]: url }
  return { secretKey: provider.localKey, isLive: false, environment, description, pages, close }
}
