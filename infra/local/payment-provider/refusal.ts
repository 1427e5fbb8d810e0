/** The kinds of error that Stripe's protocol knows, as far as the stand-in answers them. */
type RefusalType = 'invalid_request_error' | 'idempotency_error' | 'api_error'

type RefusalStatus = 400 | 401 | 404 | 413 | 421 | 500

type RefusalDetails = {
  readonly message: string
  readonly status?: RefusalStatus
  readonly type?: RefusalType
  /** One of Stripe's error codes (docs.stripe.com/error-codes). */
  readonly code?: string
  /** The parameter at fault in bracket notation, such as `line_items[0][quantity]`. */
  readonly param?: string
}

/** A request that is answered with an error in Stripe's form. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
  readonly status: RefusalStatus
  readonly #details: RefusalDetails

  constructor(details: RefusalDetails) {
    super(details.message)
    this.status = details.status ?? 400
    this.#details = details
  }

  /** The answer's body, as Stripe writes it. */
  body(): object {
    const { type = 'invalid_request_error', code, message, param } = this.#details
    return {
      error: {
        ...(code !== undefined && {
          code,
          doc_url: `https://docs.stripe.com/error-codes#${code.replaceAll('_', '-')}`,
        }),
        message,
        ...(param !== undefined && { param }),
        type,
      },
    }
  }
}

/** A parameter's path in bracket notation: `['line_items', 0, 'quantity']` is `line_items[0][quantity]`. */
export function parameterName(path: readonly PropertyKey[]): string {
  const [first = '', ...rest] = path.map(String)
  return first + rest.map((key) => `[${key}]`).join('')
}

export function missingParameter(param: string): Refusal {
  return new Refusal({
    code: 'parameter_missing',
    message: `Missing required param: ${param}.`,
    param,
  })
}

export function unknownParameter(param: string): Refusal {
  return new Refusal({
    code: 'parameter_unknown',
    message: `Received unknown parameter: ${param}`,
    param,
  })
}
