import { checkoutErrorSchema, checkoutResponseSchema } from '#shared/checkout-contract.ts'
import * as z from '#shared/schema.ts'
import { isUnlucky } from '#tests/support/provider-faults.ts'
import type { Answer } from './buyers.ts'

/** What the provider keeps of a session. The amount is in cents. */
export const createdSchema = z.object({
  id: z.string(),
  customer_email: z.string(),
  amount_total: z.number(),
  url: z.string(),
})

export const callsSchema = z.object({
  total: z.number(),
  faulty: z.number(),
  sessions: z.array(createdSchema),
})

/** The provider's calls and the sessions that they created. */
export type Calls = z.infer<typeof callsSchema>

/** A response's status, and the code of an error. */
export function outcomeOf({ status, text }: Answer): string {
  const { data } = checkoutErrorSchema.safeParse(jsonOf(text))
  return [status, data?.error.code].filter(Boolean).join(' ')
}

function jsonOf(text: string): unknown {
  const json: unknown = JSON.parse(text)
  return json
}

export const isPaid = ({ status }: Answer) => status === 200

/** Compares the answers with the provider's sessions. Each number has to be 0. */
export function mistakesIn(answers: readonly Answer[], { sessions }: Calls, faultShare: number) {
  const byBuyer = new Map<string, Calls['sessions']>()
  for (const session of sessions) {
    const { customer_email: buyer } = session
    byBuyer.set(buyer, [...(byBuyer.get(buyer) ?? []), session])
  }
  const count = (isWrong: (answer: Answer) => boolean) => answers.filter(isWrong).length
  const sessionsOf = ({ email }: Answer) => byBuyer.get(email) ?? []
  return {
    'answers 500': count(({ status }) => status === 500),
    'failed without three faults': count(
      (answer) => !isPaid(answer) && !isUnlucky(faultShare, answer.email),
    ),
    'duplicated sessions': count((answer) => sessionsOf(answer).length > 1),
    'missing sessions': count(
      (answer) =>
        isPaid(answer) &&
        checkoutResponseSchema.parse(jsonOf(answer.text)).url !== sessionsOf(answer)[0]?.url,
    ),
    'wrong amounts': count((answer) =>
      sessionsOf(answer).some((session) => session.amount_total !== answer.amount),
    ),
  }
}
