import qs from 'qs'
import { Stripe } from 'stripe'
import { onTestFinished } from 'vitest'
import { startStandIn } from '#infra/local/stripe/server.ts'
import { sessionParams } from '#lambda/stripe/payments.ts'
import { cents } from '#shared/money.ts'
import { vatLineName } from '#shared/vat.ts'
import { sampleOrder } from '#tests/support/provider-server.ts'

const testKey = 'sk_test_123'

/** What the function asks Stripe for, for 1,234.56 and VAT of 197.53. */
export const order = sessionParams({
  ...sampleOrder,
  lines: [
    { name: 'Network Design & Setup', description: 'By plan.', amount: cents(123_456) },
    { name: vatLineName(), amount: cents(19_753) },
  ],
})

/** Parameters by their names in a form; null leaves one out. */
export type FormChanges = Readonly<Record<string, string | null>>

export function fieldsOf(parameters: object): FormChanges {
  return Object.fromEntries(new URLSearchParams(qs.stringify(parameters)))
}

/** The valid request as a form, with changes. */
export function orderForm(changes: FormChanges = {}): URLSearchParams {
  const fields = { ...fieldsOf(order), ...changes }
  return new URLSearchParams(qs.stringify(fields, { skipNulls: true }))
}

/** A stand-in that ends with the test. */
export async function startServer() {
  const { url, close } = await startStandIn(0)
  onTestFinished(close)
  const { hostname: host, port } = new URL(url)
  const stripe = new Stripe(testKey, { protocol: 'http', host, port, maxNetworkRetries: 0 })

  function post(body: BodyInit = orderForm(), headers: Readonly<Record<string, string>> = {}) {
    const authorization = `Bearer ${testKey}`
    const init = { method: 'POST', headers: { authorization, ...headers }, body }
    return fetch(`${url}/v1/checkout/sessions`, init)
  }

  return { url, stripe, post }
}
