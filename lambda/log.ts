import type { Cents } from '#shared/money.ts'
import type { failureEvent, providerCheck, sessionCreated } from './deployment.ts'
import { ApiError, type ApiErrorCode, type FailureDetails } from './errors.ts'
import type { FormerPage } from './payments.ts'

/** A request that failed. */
export type FailureEntry = {
  readonly level: 'warn' | 'error'
  readonly event: typeof failureEvent | typeof providerCheck
  readonly code: ApiErrorCode
  readonly status: number
  /** An endpoint's path. Any other path is somebody's input, and stays out of the log. */
  readonly path: string | undefined
  readonly requestId: string
  readonly details: FailureDetails
}

/** A created session: what is ordered, and nothing about the buyer. */
export type SessionEntry = {
  readonly level: 'info'
  readonly event: typeof sessionCreated | typeof providerCheck
  readonly requestId: string
  readonly reference: string
  /** What the buyer pays, VAT included. */
  readonly total: Cents
  readonly currency: string
  /** The ids of the lines, as in shared/catalogue.ts. */
  readonly lines: readonly string[]
  /** What became of the browser's open payment page; undefined if it had none. */
  readonly former: FormerPage | undefined
}

/** Writes a line of the log; `event` tells the kinds apart. */
export type Log = (entry: FailureEntry | SessionEntry) => void

/** A failure's details. An unexpected exception has only its name and stack: its message may quote a customer's input. */
export function failureDetails(error: unknown): FailureDetails {
  if (error instanceof ApiError) return error.details
  if (!(error instanceof Error)) return { exception: typeof error }
  // Without the message, whose lines could look like stack frames.
  const lines = (error.stack ?? '').replace(error.message, '').split('\n')
  const frames = lines.map((line) => line.trim()).filter((line) => line.startsWith('at '))
  return { exception: error.name, stack: frames }
}
