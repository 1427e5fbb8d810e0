import * as z from '#shared/schema.ts'
import type { Order, Payments } from '#lambda/payments.ts'

const text = z.string().check(z.minLength(1))

// What a provider would insist on. Anything else in an order is a defect of ours, and fails the test.
const orderSchema = z.strictObject({
  lines: z.array(
    z.strictObject({
      name: text,
      description: z.optional(text),
      amount: z.int().check(z.positive()),
    }),
  ),
  customer: z.looseObject({ email: text }),
  successUrl: z.url(),
  cancelUrl: z.url(),
})

/** Payments that take every sound order, remember it and open always the same page. */
export function recordingPayments() {
  const orders: Order[] = []
  const payments: Payments = {
    createSession: async (order) => {
      orderSchema.parse(order)
      orders.push(order)
      return { url: 'https://checkout.stripe.com/c/pay/cs_test_1' }
    },
  }
  return { payments, orders }
}
