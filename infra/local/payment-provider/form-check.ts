import { Ajv, type ErrorObject } from 'ajv'
import { formSchema } from './form-schema.ts'
import type { ParameterSchema } from './parameter-schema.ts'
import { missingParameter, parameterName, Refusal, unknownParameter } from './refusal.ts'

// A form's numbers are texts. JavaScript's own conversion would also take "1e3", "0x10" and "Infinity" for integers;
// 15 digits always fit a number exactly.
const formats = {
  boolean: /^(true|false)$/,
  currency: /^[a-z]{3}$/,
  decimal: /^-?\d{1,15}(\.\d{1,12})?$/,
  integer: /^-?\d{1,15}$/,
  number: /^-?\d{1,15}(\.\d{1,12})?$/,
}

const ajv = new Ajv({ verbose: true, formats })

/** Makes the check of a form against a schema of its parameters. The check throws a Refusal naming the one at fault. */
export function formCheck(schema: ParameterSchema): (form: unknown) => void {
  const validate = ajv.compile(formSchema(schema))
  return (form) => {
    // The last error speaks of the outermost keyword: of an object's keys, not of the bound that a key broke.
    const error = validate(form) ? undefined : validate.errors?.at(-1)
    if (error) throw refusalOf(error)
  }
}

function refusalOf(error: ErrorObject): Refusal {
  const path = error.instancePath.split('/').slice(1).map(unescapePointer)
  const param = parameterName(path)
  const { keyword, params } = error
  switch (keyword) {
    case 'additionalProperties':
      return unknownParameter(parameterName([...path, String(params['additionalProperty'])]))
    case 'required':
      return missingParameter(parameterName([...path, String(params['missingProperty'])]))
    case 'minLength':
      return new Refusal({ code: 'parameter_invalid_empty', message: emptyMessage(param), param })
    case 'format':
      return wrongFormat(param, String(params['format']), String(error.data))
    default:
      return new Refusal({ message: messageOf(error), param })
  }
}

/** JSON Pointer's escapes (RFC 6901). */
function unescapePointer(segment: string): string {
  return segment.replaceAll('~1', '/').replaceAll('~0', '~')
}

function emptyMessage(param: string): string {
  return (
    `You passed an empty string for '${param}'. We assume empty values are an attempt to unset a parameter; however ` +
    `'${param}' cannot be unset. You should remove '${param}' from your request or supply a non-empty value.`
  )
}

function wrongFormat(param: string, format: string, value: string): Refusal {
  const message = `Invalid ${format}: ${value}`
  return format === 'integer'
    ? new Refusal({ code: 'parameter_invalid_integer', message, param })
    : new Refusal({ message, param })
}

const alternatives = new Intl.ListFormat('en', { type: 'disjunction' })

function messageOf({ keyword, params, schema, instancePath, message }: ErrorObject): string {
  const name = instancePath.split('/').at(-1)
  const values: unknown = schema
  switch (keyword) {
    case 'type':
      return `Invalid ${params['type']}`
    case 'enum':
      return `Invalid ${name}: must be one of ${alternatives.format(Array.isArray(values) ? values.map(String) : [])}`
    case 'maxLength':
      return `Invalid string: must be at most ${params['limit']} characters`
    case 'maxProperties':
      return `You can pass at most ${params['limit']} keys`
    case 'propertyNames':
      return `Invalid key, too long: ${params['propertyName']}`
    default:
      return `Invalid value: ${message}`
  }
}
