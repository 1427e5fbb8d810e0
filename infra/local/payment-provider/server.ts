import { createServer } from 'node:http'
import type { Running } from '#infra/tools/command.ts'
import { listenOnLocalhost } from '#infra/local/listen.ts'
import { createApp } from './app.ts'
import { requestListener } from './request-listener.ts'

export type PaymentProviderOptions = {
  /** 0 takes any free port. */
  readonly port: number
  readonly log?: (message: string) => void
  /** The time in ms since 1970. */
  readonly now?: () => number
}

export type PaymentProvider = Running & {
  /** The address of both the API and the hosted pages, without a slash at the end. */
  readonly url: string
}

/**
 * Starts a stand-in for the payment provider, on this machine's own addresses only: Stripe's API for creating and reading
 * checkout sessions, and the hosted page on which a buyer pays, is declined or cancels. No card is ever charged.
 */
export async function startPaymentProvider(
  options: PaymentProviderOptions,
): Promise<PaymentProvider> {
  const { port, log = () => undefined, now = Date.now } = options
  const server = createServer()
  const listening = await listenOnLocalhost(server, port)
  const url = `http://127.0.0.1:${listening.port}`
  const app = createApp({ url, now, log })
  server.on(
    'request',
    requestListener((request) => app.fetch(request), url),
  )
  return { url, close: () => listening.close() }
}
