import { checkoutPath } from '#shared/addresses.ts'
import { fixedItemIds } from '#shared/catalogue.ts'
import { linesOf, quantitiesOf, totalsOf } from '#shared/pricing.ts'
import * as z from '#shared/schema.ts'
import { checkoutRequest, customer } from '#tests/support/checkout-request.ts'
import { fractionOf } from '#tests/support/provider-faults.ts'

/** A buyer of a package that is the same in every run. */
function buyerOf(index: number) {
  const email = `buyer-${index}@example.com`
  const selection = {
    fixedItems: fixedItemIds.filter((id) => fractionOf(id, email) < 0.3),
    quantities: quantitiesOf(({ id, min, max, step }) => {
      const steps = (max - min) / step
      return max - step * Math.floor(fractionOf(id, email) * steps)
    }),
    custom: { selected: false, name: '', price: null },
  }
  const request = checkoutRequest({ customerInfo: { ...customer, email } }, selection)
  return { email, amount: totalsOf(linesOf(selection)).total, body: JSON.stringify(request) }
}

// A response's status, and the code of an error or the address of the payment page.
const answerSchema = z.object({
  url: z.optional(z.string()),
  error: z.optional(z.object({ code: z.string() })),
})

/** Presses Pay, and waits for the response. */
async function pay(site: string, index: number) {
  const { body, ...buyer } = buyerOf(index)
  const headers = { 'content-type': 'application/json' }
  const start = performance.now()
  const response = await fetch(site + checkoutPath, { method: 'POST', headers, body })
  const { url, error } = answerSchema.parse(await response.json())
  const outcome = [response.status, error?.code].filter(Boolean).join(' ')
  return { ...buyer, outcome, url, ms: performance.now() - start }
}

export type Answer = Awaited<ReturnType<typeof pay>>

/** Lets buyers from one index up to another pay, as many at once as there are connections. */
export async function payAll(site: string, from: number, to: number, connections: number) {
  const answers: Answer[] = []
  let next = from
  const payInTurn = async () => {
    while (next < to) answers.push(await pay(site, next++))
  }
  await Promise.all(Array.from({ length: connections }, payInTurn))
  return answers
}
