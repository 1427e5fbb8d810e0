import { Ajv, type ErrorObject } from 'ajv'
import type { HTTPException } from 'hono/http-exception'
import { missingParameter, parameterName, stripeError } from './error-response.ts'
import document from './stripe-checkout-sessions.openapi.json' with { type: 'json' }

/** The version of Stripe's API that the excerpt describes. */
export const apiVersion = document.info.version

const { content } = document.paths['/v1/checkout/sessions'].post.requestBody

/** Stripe refuses parameters that it does not know, although its document leaves most objects open. */
function closed(_name: string, schema: unknown): unknown {
  const isObject =
    typeof schema === 'object' && schema && 'type' in schema && schema.type === 'object'
  return isObject ? { additionalProperties: false, ...schema } : schema
}

const formSchema: unknown = JSON.parse(
  JSON.stringify(content['application/x-www-form-urlencoded'].schema),
  closed,
)

const validate = new Ajv({
  coerceTypes: true,
  formats: { currency: true, decimal: true, 'unix-time': true },
  keywords: ['x-stripeBypassValidation'],
}).compile({ allOf: [formSchema] })

/** Checks a form against Stripe's own schema, and turns the strings of numbers and booleans into such. */
export function checkForm(form: unknown): void {
  const error = validate(form) ? undefined : validate.errors?.at(-1)
  if (error) throw refusalOf(error)
}

function refusalOf({ keyword, params, instancePath, message }: ErrorObject): HTTPException {
  const path = instancePath.split('/').slice(1)
  if (keyword === 'required') {
    return missingParameter(parameterName([...path, String(params['missingProperty'])]))
  }
  if (keyword === 'additionalProperties') {
    const param = parameterName([...path, String(params['additionalProperty'])])
    const text = `Received unknown parameter: ${param}`
    return stripeError({ code: 'parameter_unknown', message: text, param })
  }
  const param = parameterName(path)
  const allowed = keyword === 'enum' ? `: ${String(params['allowedValues'])}` : ''
  return stripeError({ message: `Invalid ${param}: ${message}${allowed}`, param })
}
