import type { failureEvent } from './deployment.ts'
import { CheckoutError, type CheckoutErrorCode, type FailureDetails } from './errors.ts'

/** One line of the log: a request that did not end well. */
export type LogEntry = {
  readonly level: 'warn' | 'error'
  readonly event: typeof failureEvent
  readonly code: CheckoutErrorCode
  readonly status: number
  /** Lambda's id of the request. */
  readonly requestId: string | null
  readonly details: FailureDetails
}

/** Where entries go. */
export type Log = (entry: LogEntry) => void

/**
 * The details of any failure.
 *
 * An unexpected exception is told by its kind and place; its message may quote what a customer typed.
 */
export function detailsOf(error: Error): FailureDetails {
  if (error instanceof CheckoutError) return error.details
  // Without the message first, whose own lines could look like places.
  const lines = (error.stack ?? '').replace(error.message, '').split('\n')
  const places = lines.map((line) => line.trim()).filter((line) => line.startsWith('at '))
  return { exception: error.name, stack: places }
}
