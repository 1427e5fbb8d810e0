import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { afterEach, expect, test, vi } from 'vitest'
import { attemptTimeout, createStripePayments } from '#lambda/stripe-payments.ts'
import { faultShare, serveFaultyProvider } from '#tests/support/faulty-provider.ts'
import { faults, isUnlucky } from '#tests/support/provider-faults.ts'
import { sampleOrder as order } from '#tests/support/provider-server.ts'

afterEach(() => void vi.useRealTimers())

const buyers = Array.from({ length: 24 }, (_, index) => `buyer-${index}@example.com`)

const secretKey = async () => 'sk_test_key'

// What this process, which is also the client, publishes when the headers of a response have arrived.
const headersReceived = 'http.client.response.finish'

/** Lets the time of the attempt pass, not a millisecond more, once the provider is stuck. */
function passTime(): void {
  vi.advanceTimersByTime(attemptTimeout)
}

function passTimeAfterHeaders(): void {
  const listener = () => {
    unsubscribe(headersReceived, listener)
    // The headers are published before the client's own listeners get them.
    setImmediate(passTime)
  }
  subscribe(headersReceived, listener)
}

const whenStuck = new Map<string, () => void>([
  ['never responds', passTime],
  ['is silent after the headers', passTimeAfterHeaders],
  ['is silent in the body', passTimeAfterHeaders],
  ['drips its body', passTimeAfterHeaders],
])

test.each(Object.entries(faults))(
  'a provider that %s in a quarter of its calls fails only buyers with three such calls, in time',
  async (name, fault) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const { url } = await serveFaultyProvider((response, request) => {
      whenStuck.get(name)?.()
      fault(response, request)
    })
    const payments = createStripePayments({ secretKey, apiBase: new URL(url), pause: 1 })

    const failed: string[] = []
    for (const email of buyers) {
      const customer = { ...order.customer, email }
      await payments.createSession({ ...order, customer }).catch(() => failed.push(email))
    }

    expect(failed).toEqual(buyers.filter((buyer) => isUnlucky(faultShare, buyer)))
    expect(failed).toHaveLength(1)
  },
)
