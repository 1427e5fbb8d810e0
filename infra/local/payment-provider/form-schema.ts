import type { SchemaObject } from 'ajv'
import type { ParameterSchema } from './parameter-schema.ts'

// Stripe's limits of metadata (docs.stripe.com/metadata), which its OpenAPI document leaves out.
const metadataLimits = { pairs: 50, keyLength: 40, valueLength: 500 }

const metadata: SchemaObject = {
  type: 'object',
  maxProperties: metadataLimits.pairs,
  propertyNames: { maxLength: metadataLimits.keyLength },
  additionalProperties: { type: 'string', minLength: 1, maxLength: metadataLimits.valueLength },
}

/**
 * The JSON Schema of a parameter as a form carries it: every value is a text, objects are closed to unknown keys, and
 * nothing is empty, because creating a session leaves nothing to unset.
 */
export function formSchema(schema: ParameterSchema): SchemaObject {
  if ('anyOf' in schema) return formSchema(schema.anyOf[0])
  if (schema.type === 'object') return objectSchema(schema)
  if (schema.type === 'array') return { type: 'array', items: formSchema(schema.items) }
  if (schema.type === 'string') {
    const { enum: values, maxLength, format } = schema
    return { type: 'string', minLength: 1, maxLength, format, enum: values?.filter(Boolean) }
  }
  return { type: 'string', minLength: 1, format: schema.type }
}

function objectSchema(schema: Extract<ParameterSchema, { type: 'object' }>): SchemaObject {
  const { properties = {}, required = [], additionalProperties = false } = schema
  if (additionalProperties && isText(additionalProperties)) return metadata
  return {
    type: 'object',
    properties: Object.fromEntries(
      Object.entries(properties).map(([name, property]) => [name, formSchema(property)]),
    ),
    required,
    additionalProperties: additionalProperties && formSchema(additionalProperties),
  }
}

// Only metadata has keys of the caller's choice with a text each.
function isText(schema: ParameterSchema): boolean {
  return 'type' in schema && schema.type === 'string'
}
