import { parseWebOrigin } from '#shared/addresses.ts'
import * as z from '#shared/schema.ts'
import { environmentNames, secretKeyPattern } from './deployment.ts'
import { storedKey, testKeysOnly, type SecretKey } from './secret-key.ts'

const rules = {
  secretKey: 'STRIPE_SECRET_KEY must be the secret key of the payment provider (sk_… or rk_…).',
  oneKey: 'STRIPE_SECRET_KEY must not be set beside STRIPE_SECRET_KEY_PARAMETER.',
  testKeysOnly: 'TEST_KEYS_ONLY must be true, or not be set.',
  sessionToken: 'AWS_SESSION_TOKEN must be set, to read STRIPE_SECRET_KEY_PARAMETER.',
  extensionPort: 'PARAMETERS_SECRETS_EXTENSION_HTTP_PORT must be a port number.',
  apiBase: 'STRIPE_API_BASE must be an http(s) address alone, such as http://127.0.0.1:4174.',
  allowedOrigins:
    'ALLOWED_ORIGINS must list origins, such as https://www.example.com,https://example.com.',
  originSecret: 'ORIGIN_SECRET must have at least 32 characters.',
}

const environmentSchema = z.object({
  STRIPE_SECRET_KEY: z.optional(z.string().check(z.regex(secretKeyPattern, rules.secretKey))),
  [environmentNames.secretKeyParameter]: z.optional(z.string()),
  [environmentNames.testKeysOnly]: z.optional(z.literal('true', rules.testKeysOnly)),
  STRIPE_API_BASE: z.optional(
    z.string().check(z.refine((text) => parseWebOrigin(text) !== null, rules.apiBase)),
  ),
  [environmentNames.allowedOrigins]: z
    .string(rules.allowedOrigins)
    .check(z.refine((text) => originsIn(text).every(isOrigin), rules.allowedOrigins)),
  [environmentNames.originSecret]: z.optional(
    z.string().check(z.minLength(32, rules.originSecret)),
  ),
  // Set by Lambda and by whoever configures the extension; 2773 is the extension's default port.
  AWS_SESSION_TOKEN: z.optional(z.string()),
  PARAMETERS_SECRETS_EXTENSION_HTTP_PORT: z._default(
    z.string().check(z.regex(/^\d{1,5}$/, rules.extensionPort)),
    '2773',
  ),
})

type Variables = z.infer<typeof environmentSchema>

/**
 * Reads the function's settings. An empty variable counts as not set: `NAME=` in a settings file.
 *
 * @param variables - the process's environment variables
 * @throws Error with one sentence that names the setting; it never quotes the value, which may be a secret
 */
export function readEnvironment(variables: Readonly<Record<string, string | undefined>>) {
  const given = Object.entries(variables).filter(([, value]) => value !== '')
  const result = environmentSchema.safeParse(Object.fromEntries(given))
  if (!result.success) throw new Error(result.error.issues[0]?.message)
  const { STRIPE_API_BASE, ALLOWED_ORIGINS, ORIGIN_SECRET, TEST_KEYS_ONLY } = result.data
  const secretKey = chooseSecretKey(result.data)
  return {
    stripe: {
      secretKey: TEST_KEYS_ONLY === undefined ? secretKey : testKeysOnly(secretKey),
      apiBase: STRIPE_API_BASE === undefined ? undefined : new URL(STRIPE_API_BASE),
    },
    allowedOrigins: originsIn(ALLOWED_ORIGINS),
    originSecret: ORIGIN_SECRET,
  }
}

/** Either the key itself, as in development, or the name of the parameter that holds it. */
function chooseSecretKey(variables: Variables): SecretKey {
  const { STRIPE_SECRET_KEY: key, STRIPE_SECRET_KEY_PARAMETER: parameter } = variables
  if (parameter === undefined) {
    if (key === undefined) throw new Error(rules.secretKey)
    return async () => key
  }
  if (key !== undefined) throw new Error(rules.oneKey)
  const { AWS_SESSION_TOKEN: sessionToken, PARAMETERS_SECRETS_EXTENSION_HTTP_PORT: port } =
    variables
  if (sessionToken === undefined) throw new Error(rules.sessionToken)
  return storedKey({ parameter, port: Number(port), sessionToken })
}

function originsIn(list: string): string[] {
  return list.split(',').map((origin) => origin.trim())
}

/** Whether a text is an origin exactly as browsers send it. */
function isOrigin(text: string): boolean {
  return parseWebOrigin(text) === text
}
