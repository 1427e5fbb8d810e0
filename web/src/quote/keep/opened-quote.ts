import { centsSchema } from '#shared/checkout-response.ts'
import * as v from 'valibot'

// Browsers keep the router's state even across deployments.
const openedSchema = v.object({
  /** The quote's number, by which a change is recognised. */
  sharedQuote: v.string(),
  day: v.optional(v.pipe(v.string(), v.isoDate())),
  sentTotal: centsSchema,
  isComplete: v.boolean(),
})

/** The router's state after a link was opened: it outlives a reload, and ends with its place in the history. */
export type OpenedQuote = v.InferOutput<typeof openedSchema>

export const isOpenedQuote = (state: unknown): state is OpenedQuote => v.is(openedSchema, state)
