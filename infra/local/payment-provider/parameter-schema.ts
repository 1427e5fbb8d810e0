import * as z from '#shared/schema.ts'
import document from './stripe-checkout-sessions.openapi.json' with { type: 'json' }

/** A parameter's schema, in the part of OpenAPI that Stripe's document uses for forms. */
export type ParameterSchema =
  | {
      readonly type: 'string'
      readonly enum?: readonly string[] | undefined
      readonly maxLength?: number | undefined
      readonly format?: 'currency' | 'decimal' | undefined
    }
  | { readonly type: 'boolean' | 'integer' | 'number' }
  | { readonly type: 'array'; readonly items: ParameterSchema }
  | {
      readonly type: 'object'
      readonly properties?: Readonly<Record<string, ParameterSchema>> | undefined
      readonly required?: readonly string[] | undefined
      readonly additionalProperties?: false | ParameterSchema | undefined
    }
  | { readonly anyOf: readonly [ParameterSchema, Emptied] }

/** The empty text, which unsets a parameter of an object that exists. */
type Emptied = { readonly type: 'string'; readonly enum: readonly [''] }

const anyParameter: z.ZodMiniType<ParameterSchema> = z.lazy(() => parameterSchema)

// By this mark Stripe admits values outside an enumeration. Parsed away: the stand-in is stricter.
const bypass = { 'x-stripeBypassValidation': z.optional(z.boolean()) }

const parameterSchema: z.ZodMiniType<ParameterSchema> = z.union([
  z.strictObject({
    type: z.literal('string'),
    enum: z.optional(z.array(z.string())),
    maxLength: z.optional(z.int()),
    format: z.optional(z.enum(['currency', 'decimal'])),
    ...bypass,
  }),
  z.strictObject({
    type: z.enum(['boolean', 'integer', 'number']),
    format: z.optional(z.literal('unix-time')),
  }),
  z.strictObject({ type: z.literal('array'), items: anyParameter }),
  z.strictObject({
    type: z.literal('object'),
    properties: z.optional(z.record(z.string(), anyParameter)),
    required: z.optional(z.array(z.string())),
    additionalProperties: z.optional(z.union([z.literal(false), anyParameter])),
  }),
  z.strictObject({
    anyOf: z.tuple([
      anyParameter,
      z.strictObject({ type: z.literal('string'), enum: z.tuple([z.literal('')]) }),
    ]),
  }),
])

const documentSchema = z.object({
  info: z.object({ version: z.string() }),
  paths: z.object({
    '/v1/checkout/sessions': z.object({
      post: z.object({
        requestBody: z.object({
          content: z.object({
            'application/x-www-form-urlencoded': z.object({ schema: parameterSchema }),
          }),
        }),
      }),
    }),
  }),
})

const { info, paths } = documentSchema.parse(document)

/** The version of Stripe's API that the document describes. */
export const apiVersion = info.version

/** What Stripe accepts for creating a checkout session. */
export const createSessionSchema: ParameterSchema =
  paths['/v1/checkout/sessions'].post.requestBody.content['application/x-www-form-urlencoded']
    .schema
