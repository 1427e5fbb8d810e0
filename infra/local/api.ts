import type { Running } from './command.ts'
import { createGateway, type Gateway } from './gateway.ts'
import { startLambda } from './lambda.ts'
import { startPayments } from './payments.ts'
import type { Settings } from './settings.ts'

/** The site's API on this machine: the gateway, the bundled function behind it and the payment provider. */
export type LocalApi = Running & {
  readonly gateway: Gateway
  /** What the console says of it. */
  readonly description: string
  /** Lets the next request find the newest bundle. */
  readonly reload: () => Promise<void>
}

function allowedOrigins({ port, siteOrigins }: Settings): string {
  return [`http://localhost:${port}`, `http://127.0.0.1:${port}`, ...siteOrigins].join(',')
}

/** Starts everything behind `/api/`. */
export async function startLocalApi(settings: Settings, bundle: string): Promise<LocalApi> {
  const payments = await startPayments(settings)
  const lambda = await startLambda({
    bundle,
    environment: { ...payments.environment, ALLOWED_ORIGINS: allowedOrigins(settings) },
  })
  return {
    gateway: createGateway({ invoke: lambda.invoke }),
    description: `Site:     http://localhost:${settings.port}\nPayments: ${payments.description}\nCtrl-C ends both.`,
    reload: () => lambda.close(),
    async close() {
      await Promise.all([lambda.close(), payments.close()])
    },
  }
}
