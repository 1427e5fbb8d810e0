import type { Stripe } from 'stripe'
import * as v from 'valibot'
import { alreadyPaidCode } from '#shared/checkout-contract.ts'
import { centsSchema, isReference } from '#shared/checkout-response.ts'
import { ApiError } from '#lambda/errors.ts'
import type { FormerPage } from '#lambda/payments.ts'
import type { Wait } from '#lambda/retry.ts'
import { call } from './call.ts'
import { unitsPerCent } from './session-params.ts'

/** For all attempts to end the former page, and then to look at one that can't be ended, in ms. */
export const formerPageTime = { end: 2_000, look: 1_500 }

type Sessions = Stripe['checkout']['sessions']

export const endedSchema = v.object({ status: v.literal('expired') })

// A session of this account that isn't this site's may have no reference.
const paidSchema = v.object({
  status: v.literal('complete'),
  client_reference_id: v.custom<string>(isReference),
  amount_total: v.pipe(
    v.number(),
    v.transform((amount) => amount / unitsPerCent),
    centsSchema,
  ),
  created: v.number(),
})

/** Lets a session expire, which Stripe refuses unless it is open: https://docs.stripe.com/api/checkout/sessions/expire */
export const endPage = async (sessions: Sessions, id: string, wait: Wait | undefined) =>
  call((options) => sessions.expire(id, {}, options), formerPageTime.end, wait)

export const lookAt = async (sessions: Sessions, id: string, wait: Wait | undefined) =>
  call((options) => sessions.retrieve(id, {}, options), formerPageTime.look, wait)

/** What Stripe answered, or the failure. */
async function answerOf(calling: Promise<unknown>): Promise<unknown> {
  try {
    return await calling
  } catch (error) {
    if (error instanceof ApiError) return error
    throw error
  }
}

/**
 * Ends the browser's open payment page, so that only the next one can be paid. What can't be ended, or not in time, doesn't
 * hold up a buyer.
 *
 * @throws ApiError `already_paid` with reference, total in cents and time of opening in ms since 1970
 */
export async function endFormer(
  sessions: Sessions,
  id: string,
  wait: Wait | undefined,
): Promise<FormerPage> {
  let session = await answerOf(endPage(sessions, id, wait))
  // One answer for two states: paid, or expired before.
  if (session instanceof ApiError && session.details['providerStatus'] === 400)
    session = await answerOf(lookAt(sessions, id, wait))
  if (session instanceof ApiError) return { fate: 'unknown', details: session.details }
  if (v.is(endedSchema, session)) return { fate: 'ended' }
  const paid = v.safeParse(paidSchema, session)
  if (!paid.success) return { fate: 'unknown', details: { providerError: 'SessionNotExpired' } }
  const { client_reference_id: reference, amount_total: total, created } = paid.output
  const answer = { paid: { reference, total, openedAt: created * 1000 } }
  throw new ApiError(alreadyPaidCode, { reference }, answer)
}
