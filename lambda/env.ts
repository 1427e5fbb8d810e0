import { parseWebOrigin } from '#shared/addresses.ts'
import * as v from 'valibot'
import { environmentNames, provider } from './deployment.ts'
import { keysOf, storedKey } from './secret-key.ts'

const { apiBase } = provider.environmentNames
const { secretKeyParameter } = environmentNames

const environmentSchema = v.object({
  [secretKeyParameter]: v.string(),
  [environmentNames.keyMode]: v.picklist(['live', 'test']),
  [apiBase]: v.optional(
    v.pipe(
      v.string(),
      v.check((text) => parseWebOrigin(text) !== null),
    ),
  ),
  [environmentNames.allowedOrigins]: v.pipe(
    v.string(),
    v.check((text) => originsIn(text).every(isOrigin)),
  ),
  [environmentNames.originSecret]: v.optional(v.pipe(v.string(), v.minLength(32))),
  // Set by Lambda and by whoever configures the extension; 2773 is the extension's default port.
  AWS_LAMBDA_FUNCTION_VERSION: v.optional(v.string(), 'local'),
  AWS_SESSION_TOKEN: v.string(),
  PARAMETERS_SECRETS_EXTENSION_HTTP_PORT: v.optional(
    v.pipe(v.string(), v.regex(/^\d{1,5}$/)),
    '2773',
  ),
})

/**
 * Reads the function's settings. An empty variable counts as not set: `NAME=` in a settings file.
 *
 * @param variables - the process's environment variables
 * @throws Error that names the setting; it never quotes the value, which may be a secret
 */
export function readEnvironment(variables: Readonly<Record<string, string | undefined>>) {
  const given = Object.entries(variables).filter(([, value]) => value !== '')
  const result = v.safeParse(environmentSchema, Object.fromEntries(given))
  if (!result.success)
    throw new Error(`${v.getDotPath(result.issues[0])} is missing or wrong: see lambda/env.ts.`)
  const { [apiBase]: address, ALLOWED_ORIGINS, ORIGIN_SECRET, KEY_MODE } = result.output
  const key = storedKey({
    parameter: result.output[secretKeyParameter],
    port: Number(result.output.PARAMETERS_SECRETS_EXTENSION_HTTP_PORT),
    sessionToken: result.output.AWS_SESSION_TOKEN,
  })
  return {
    payments: {
      secretKey: keysOf(KEY_MODE, key),
      apiBase: address === undefined ? undefined : new URL(address),
    },
    allowedOrigins: originsIn(ALLOWED_ORIGINS),
    originSecret: ORIGIN_SECRET,
    release: result.output.AWS_LAMBDA_FUNCTION_VERSION,
  }
}

const originsIn = (list: string) => list.split(',').map((origin) => origin.trim())

/** Whether a text is an origin exactly as browsers send it. */
const isOrigin = (text: string) => parseWebOrigin(text) === text
