import { parseWebOrigin } from '#shared/addresses.ts'
import * as z from '#shared/schema.ts'
import { environmentNames, provider } from './deployment.ts'
import { storedKey, testKeysOnly, type SecretKey } from './secret-key.ts'

const { secretKey, apiBase } = provider.environmentNames
const { secretKeyParameter } = environmentNames

const rules = {
  secretKey: `${secretKey} must be a secret key of ${provider.name} (${provider.keyForm}).`,
  oneKey: `${secretKey} must not be set beside ${secretKeyParameter}.`,
  testKeysOnly: 'TEST_KEYS_ONLY must be true, or not be set.',
  sessionToken: `AWS_SESSION_TOKEN must be set, to read ${secretKeyParameter}.`,
  extensionPort: 'PARAMETERS_SECRETS_EXTENSION_HTTP_PORT must be a port number.',
  apiBase: `${apiBase} must be an http(s) address alone, such as http://127.0.0.1:4174.`,
  allowedOrigins:
    'ALLOWED_ORIGINS must list origins, such as https://www.example.com,https://example.com.',
  originSecret: 'ORIGIN_SECRET must have at least 32 characters.',
}

const environmentSchema = z.object({
  [secretKey]: z.optional(z.string().check(z.regex(provider.keyPattern, rules.secretKey))),
  [secretKeyParameter]: z.optional(z.string()),
  [environmentNames.testKeysOnly]: z.optional(z.literal('true', rules.testKeysOnly)),
  [apiBase]: z.optional(
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
  const { [apiBase]: address, ALLOWED_ORIGINS, ORIGIN_SECRET, TEST_KEYS_ONLY } = result.data
  const key = chooseSecretKey(result.data)
  return {
    payments: {
      secretKey: TEST_KEYS_ONLY === undefined ? key : testKeysOnly(key),
      apiBase: address === undefined ? undefined : new URL(address),
    },
    allowedOrigins: originsIn(ALLOWED_ORIGINS),
    originSecret: ORIGIN_SECRET,
  }
}

/** Either the key itself, as in development, or the name of the parameter that holds it. */
function chooseSecretKey(variables: Variables): SecretKey {
  const { [secretKey]: key, [secretKeyParameter]: parameter } = variables
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
