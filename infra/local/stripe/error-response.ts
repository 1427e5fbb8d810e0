import { HTTPException } from 'hono/http-exception'

type ErrorDetails = {
  readonly message: string
  readonly status?: 400 | 401 | 404
  readonly type?: 'invalid_request_error' | 'idempotency_error'
  readonly param?: string
}

/** An error in the envelope of Stripe's API (https://docs.stripe.com/api/errors). Thrown, it becomes the response. */
export function stripeError(details: ErrorDetails): HTTPException {
  const { status = 400, type = 'invalid_request_error', ...rest } = details
  const res = Response.json({ error: { type, ...rest } }, { status })
  return new HTTPException(status, { message: details.message, res })
}

/** The error for a parameter, named in bracket notation: `['line_items', 0]` is `line_items[0]`. */
export function parameterError([first = '', ...rest]: readonly PropertyKey[], reason = '') {
  const param = String(first) + rest.map((key) => `[${String(key)}]`).join('')
  return stripeError({ message: `${param}: ${reason}`, param })
}
