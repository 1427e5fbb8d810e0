import type { Running } from '#infra/tools/command.ts'
import { CommandError } from '#infra/tools/command.ts'
import { atPortOrAny, isPortInUse } from './listen.ts'
import { startStripe } from './stripe/server.ts'
import { localTestKey, type Settings } from './settings.ts'

/** The payment provider in use. */
export type Payments = Running & {
  /** The key that the function presents to it. */
  readonly secretKey: string
  /** What else the function needs to know to reach it. */
  readonly environment: Readonly<Record<string, string>>
  /** For the console: which one it is. */
  readonly description: string
}

async function closeNothing(): Promise<void> {}

/** The stand-in on the port beside the site's; on any other when that one is taken and none was asked for. */
async function startStandIn(sitePort: number, askedPort: number | undefined) {
  if (askedPort === undefined) {
    return atPortOrAny(sitePort + 1, (port) => startStripe({ port }))
  }
  try {
    return await startStripe({ port: askedPort })
  } catch (error) {
    if (!isPortInUse(error)) throw error
    throw new CommandError(`Port ${askedPort} is in use: set PAYMENTS_PORT to another one.`)
  }
}

async function standInPayments(sitePort: number, askedPort: number | undefined): Promise<Payments> {
  const standIn = await startStandIn(sitePort, askedPort)
  return {
    secretKey: localTestKey,
    environment: { STRIPE_API_BASE: standIn.url },
    description: `a local stand-in at ${standIn.url}, no card is charged`,
    close: () => standIn.close(),
  }
}

function stripePayments(secretKey: string): Payments {
  return {
    secretKey,
    environment: {},
    description: secretKey.includes('_live_')
      ? 'Stripe with a LIVE key, cards are charged'
      : 'Stripe with a test key',
    close: closeNothing,
  }
}

function otherPayments(secretKey: string, apiBase: string): Payments {
  return {
    secretKey,
    environment: { STRIPE_API_BASE: apiBase },
    description: `the server at ${apiBase}`,
    close: closeNothing,
  }
}

/** Finds the provider that the settings name; without one, starts the stand-in. */
export async function startPayments({ port, payments }: Settings): Promise<Payments> {
  if (payments.provider === 'stripe') return stripePayments(payments.secretKey)
  if (payments.provider === 'other') return otherPayments(payments.secretKey, payments.apiBase)
  return standInPayments(port, payments.port)
}
