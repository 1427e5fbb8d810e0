import { randomInt } from 'node:crypto'
import * as z from '#shared/schema.ts'
import { parseStrictly, unsupported } from './template.ts'

// docs.aws.amazon.com/secretsmanager/latest/apireference/API_GetRandomPassword.html
const secretSchema = z.strictObject({
  Description: z.optional(z.string()),
  GenerateSecretString: z.strictObject({
    ExcludePunctuation: z.literal(true),
    PasswordLength: z._default(z.int(), 32),
  }),
})

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'

/** The value that Secrets Manager makes up for a secret: another one each time. */
export function generateSecret(id: string, properties: unknown): string {
  const { GenerateSecretString: rules } = parseStrictly(secretSchema, properties, id)
  return Array.from(
    { length: rules.PasswordLength },
    () => letters[randomInt(letters.length)],
  ).join('')
}

/**
 * A value with its dynamic references replaced by what they refer to: whole secrets by their ARN, and nothing else.
 * docs.aws.amazon.com/AWSCloudFormation/latest/UserGuide/dynamic-references-secretsmanager.html
 *
 * @throws CommandError for any other reference
 */
export function withSecrets(value: unknown, secrets: ReadonlyMap<string, string>): unknown {
  if (Array.isArray(value)) return value.map((each) => withSecrets(each, secrets))
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(
      Object.entries(value).map(([key, each]) => [key, withSecrets(each, secrets)]),
    )
  }
  if (typeof value !== 'string') return value
  return value.replaceAll(/\{\{resolve:([^}]*)\}\}/g, (reference, inner: string) => {
    const [, arn = ''] = /^secretsmanager:(.+):SecretString:::$/.exec(inner) ?? []
    const secret = secrets.get(arn)
    if (secret === undefined) throw unsupported(`the reference ${reference} is unknown here`)
    return secret
  })
}
