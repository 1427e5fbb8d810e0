import { checkoutPath } from '#shared/addresses.ts'
import { fixedItemIds } from '#shared/catalogue.ts'
import { priceSelection, mapResources, totalLines } from '#shared/pricing.ts'
import { checkoutRequest, customer } from '#tests/support/checkout-request.ts'
import { fractionOf } from '#tests/support/provider-faults.ts'

/** A buyer of a package that is the same in every run. */
function buyerOf(index: number) {
  const email = `buyer-${index}@example.com`
  const selection = {
    fixedItems: fixedItemIds.filter((id) => fractionOf(id, email) < 0.3),
    quantities: mapResources(({ id, max, step }) => {
      const steps = max / step
      return max - step * Math.floor(fractionOf(id, email) * steps)
    }),
    custom: { selected: false, name: '', price: null },
  }
  const request = checkoutRequest({ customerInfo: { ...customer, email } }, selection)
  return {
    email,
    amount: totalLines(priceSelection(selection)).total,
    body: JSON.stringify(request),
  }
}

/** Presses Pay, and waits for the response. */
async function pay(site: string, index: number) {
  const { body, ...buyer } = buyerOf(index)
  const headers = { 'content-type': 'application/json' }
  const start = performance.now()
  const response = await fetch(site + checkoutPath, { method: 'POST', headers, body })
  const text = await response.text()
  return { ...buyer, status: response.status, text, ms: performance.now() - start }
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
