import { Ajv } from 'ajv'
import { parse } from 'qs'
import { HTTPException } from 'hono/http-exception'
import document from './stripe-checkout-sessions.openapi.json' with { type: 'json' }

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

/** Stripe refuses unknown parameters, although its document allows them in most objects. */
function closed(_name: string, schema: unknown): unknown {
  const isObject =
    typeof schema === 'object' && schema && 'type' in schema && schema.type === 'object'
  return isObject ? { additionalProperties: false, ...schema } : schema
}

const formSchema: unknown = JSON.parse(JSON.stringify(document.schema), closed)

const validate = new Ajv({
  coerceTypes: true,
  formats: { currency: true, decimal: true, 'unix-time': true },
  keywords: ['x-stripeBypassValidation'],
}).compile({ allOf: [formSchema] })

/** Decodes a form whose parameters nest by brackets: `line_items[0][quantity]=1`. All values are strings. */
function decodeForm(body: string): unknown {
  const [param] = [...new URLSearchParams(body)].find(([, value]) => value === '') ?? []
  // An empty value unsets a parameter; a new session has none to unset.
  if (param !== undefined) throw stripeError({ message: `${param} is empty: leave it out.`, param })
  // Longer than qs's default, so that too many line items are refused for their number.
  return parse(body, { plainObjects: true, arrayLimit: 1_000, parameterLimit: Infinity })
}

/** Reads a form by Stripe's own schema, which converts the strings of numbers and booleans. */
export function readForm(body: string): unknown {
  const form = decodeForm(body)
  const error = validate(form) ? undefined : validate.errors?.at(-1)
  if (!error) return form
  const { missingProperty, additionalProperty, allowedValues }: Record<string, unknown> =
    error.params
  const names = [missingProperty, additionalProperty].filter((name) => name !== undefined)
  const path = [...error.instancePath.split('/').slice(1), ...names.map(String)]
  throw parameterError(path, [error.message, allowedValues].join(' '))
}
