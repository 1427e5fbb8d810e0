import { CommandError } from '#infra/tools/command.ts'
import * as z from '#shared/schema.ts'
import { oneOrMore } from './one-or-more.ts'
import { isKnownType } from './resource-types.ts'

// A resource under a condition is not among these: whether it exists would have to be decided.
const resourceSchema = z.strictObject({
  Type: z.string(),
  Properties: z._default(z.record(z.string(), z.unknown()), {}),
  DependsOn: z._default(oneOrMore, []),
  // For the CDK, for deletions and for updates: the preview knows neither.
  Metadata: z.optional(z.unknown()),
  DeletionPolicy: z.optional(z.unknown()),
  UpdateReplacePolicy: z.optional(z.unknown()),
  UpdatePolicy: z.optional(z.unknown()),
})

const templateSchema = z.strictObject({
  Resources: z.record(z.string(), resourceSchema),
  Outputs: z._default(z.record(z.string(), z.object({ Value: z.unknown() })), {}),
  Description: z.optional(z.string()),
  // These are asked for by the resolver, which refuses to: see intrinsics.ts.
  Parameters: z.optional(z.unknown()),
  Mappings: z.optional(z.unknown()),
  // An assertion about the account's bootstrap.
  Rules: z.optional(z.unknown()),
})

export type Template = z.infer<typeof templateSchema>

/** Ends the preview: it would have to guess what a setting means, and may not. */
export function unsupported(what: string): CommandError {
  return new CommandError(`The preview cannot show this template: ${what}.`)
}

/**
 * Parses foreign data strictly.
 *
 * @throws CommandError that names the first setting that the schema doesn't know or takes otherwise
 */
export function parseStrictly<T>(schema: z.ZodMiniType<T>, value: unknown, name: string): T {
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  const at = [name, ...(issue?.path ?? [])].map(String)
  const names = issue?.code === 'unrecognized_keys' ? issue.keys.map((key) => [...at, key]) : [at]
  throw unsupported(`${names.map((path) => path.join('.')).join(', ')} is unknown here`)
}

/**
 * Parses a synthesised template.
 *
 * @throws CommandError that names what the preview doesn't know
 */
export function parseTemplate(json: unknown): Template {
  const template = parseStrictly(templateSchema, json, 'Template')
  const types = Object.values(template.Resources).map(({ Type }) => Type)
  const unknown = types.find((type) => !isKnownType(type))
  if (unknown !== undefined) throw unsupported(`${unknown} is unknown here`)
  return template
}
