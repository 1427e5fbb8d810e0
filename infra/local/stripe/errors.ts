import { HTTPException } from 'hono/http-exception'

type ErrorDetails = {
  readonly message: string
  readonly status?: 400 | 401 | 404 | 413 | 421
  readonly type?: 'invalid_request_error' | 'idempotency_error'
  /** One of https://docs.stripe.com/error-codes. */
  readonly code?: string
  /** The parameter at fault in bracket notation, such as `line_items[0][quantity]`. */
  readonly param?: string
}

/** An error in the envelope of Stripe's API (https://docs.stripe.com/api/errors). Thrown, it becomes the response. */
export function stripeError(details: ErrorDetails): HTTPException {
  const { status = 400, type = 'invalid_request_error', ...rest } = details
  return new HTTPException(status, {
    message: details.message,
    res: Response.json({ error: { type, ...rest } }, { status }),
  })
}

export function missingParameter(param: string): HTTPException {
  const message = `Missing required param: ${param}.`
  return stripeError({ code: 'parameter_missing', message, param })
}

/** A parameter's name in bracket notation: `['line_items', 0, 'quantity']` is `line_items[0][quantity]`. */
export function parameterName(path: readonly PropertyKey[]): string {
  const [first = '', ...rest] = path.map(String)
  return first + rest.map((key) => `[${key}]`).join('')
}
