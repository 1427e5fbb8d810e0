import { parseWebOrigin } from '#shared/addresses.ts'
import * as z from '#shared/schema.ts'
import { environmentNames, provider } from './deployment.ts'
import { storedKey, testKeysOnly } from './secret-key.ts'

const { apiBase } = provider.environmentNames
const { secretKeyParameter } = environmentNames

const rules = {
  parameter: `${secretKeyParameter} must be the name of the parameter with the key.`,
  testKeysOnly: 'TEST_KEYS_ONLY must be true, or not be set.',
  sessionToken: `AWS_SESSION_TOKEN must be set, to read ${secretKeyParameter}.`,
  extensionPort: 'PARAMETERS_SECRETS_EXTENSION_HTTP_PORT must be a port number.',
  apiBase: `${apiBase} must be an http(s) address alone, such as http://127.0.0.1:4174.`,
  allowedOrigins:
    'ALLOWED_ORIGINS must list origins, such as https://www.example.com,https://example.com.',
  originSecret: 'ORIGIN_SECRET must have at least 32 characters.',
}

const environmentSchema = z.object({
  [secretKeyParameter]: z.string(rules.parameter),
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
  AWS_LAMBDA_FUNCTION_VERSION: z._default(z.string(), 'local'),
  AWS_SESSION_TOKEN: z.string(rules.sessionToken),
  PARAMETERS_SECRETS_EXTENSION_HTTP_PORT: z._default(
    z.string().check(z.regex(/^\d{1,5}$/, rules.extensionPort)),
    '2773',
  ),
})

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
  const key = storedKey({
    parameter: result.data[secretKeyParameter],
    port: Number(result.data.PARAMETERS_SECRETS_EXTENSION_HTTP_PORT),
    sessionToken: result.data.AWS_SESSION_TOKEN,
  })
  return {
    payments: {
      secretKey: TEST_KEYS_ONLY === undefined ? key : testKeysOnly(key),
      apiBase: address === undefined ? undefined : new URL(address),
    },
    allowedOrigins: originsIn(ALLOWED_ORIGINS),
    originSecret: ORIGIN_SECRET,
    release: result.data.AWS_LAMBDA_FUNCTION_VERSION,
  }
}

const originsIn = (list: string) => list.split(',').map((origin) => origin.trim())

/** Whether a text is an origin exactly as browsers send it. */
const isOrigin = (text: string) => parseWebOrigin(text) === text
