import { Ajv, type ErrorObject } from 'ajv'
import type { HTTPException } from 'hono/http-exception'
import { missingParameter, parameterName, stripeError } from './errors.ts'
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
  verbose: true,
  formats: { currency: true, decimal: true, 'unix-time': true },
  keywords: ['x-stripeBypassValidation'],
}).compile({ allOf: [formSchema] })

/**
 * Checks a form against Stripe's own schema, and turns the strings of numbers and booleans into such.
 *
 * @throws HTTPException naming the first parameter at fault
 */
export function checkForm(form: unknown): void {
  const error = validate(form) ? undefined : validate.errors?.at(-1)
  if (error) throw refusalOf(error)
}

function refusalOf({ keyword, params, instancePath, schema, message }: ErrorObject): HTTPException {
  const path = instancePath.split('/').slice(1)
  const param = parameterName(path)
  switch (keyword) {
    case 'required':
      return missingParameter(parameterName([...path, String(params['missingProperty'])]))
    case 'additionalProperties': {
      const unknown = parameterName([...path, String(params['additionalProperty'])])
      const text = `Received unknown parameter: ${unknown}`
      return stripeError({ code: 'parameter_unknown', message: text, param: unknown })
    }
    case 'type':
      return stripeError({ message: `Invalid ${params['type']}`, param })
    default: {
      const expected = Array.isArray(schema) ? `must be one of ${schema.join(', ')}` : message
      return stripeError({ message: `Invalid ${path.at(-1)}: ${expected}`, param })
    }
  }
}
