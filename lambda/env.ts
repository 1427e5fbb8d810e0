import * as z from '#shared/schema.ts'
import type { StripeSettings } from './stripe-payments.ts'

/** The function's settings. */
export type Environment = {
  readonly stripe: StripeSettings
  readonly allowedOrigins: readonly string[]
}

const rules = {
  secretKey: 'STRIPE_SECRET_KEY must be the secret key of the payment provider (sk_… or rk_…).',
  apiBase: 'STRIPE_API_BASE must be an http(s) address alone, such as http://127.0.0.1:4174.',
  allowedOrigins:
    'ALLOWED_ORIGINS must list origins, such as https://www.example.com,https://example.com.',
}

const environmentSchema = z.object({
  STRIPE_SECRET_KEY: z.string(rules.secretKey).check(z.regex(/^(sk|rk)_[!-~]+$/, rules.secretKey)),
  STRIPE_API_BASE: z
    ._default(z.string(), '')
    .check(z.refine((text) => text === '' || isServerAddress(text), rules.apiBase)),
  ALLOWED_ORIGINS: z
    .string(rules.allowedOrigins)
    .check(z.refine((text) => originsIn(text).every(isOrigin), rules.allowedOrigins)),
})

/**
 * Reads the function's settings.
 *
 * @param variables - the process's environment variables
 * @throws Error with one sentence that names the setting; it never quotes the value, which may be a secret
 */
export function readEnvironment(
  variables: Readonly<Record<string, string | undefined>>,
): Environment {
  const result = environmentSchema.safeParse(variables)
  if (!result.success) throw new Error(result.error.issues[0]?.message)
  const { STRIPE_SECRET_KEY, STRIPE_API_BASE, ALLOWED_ORIGINS } = result.data
  return {
    stripe: {
      secretKey: STRIPE_SECRET_KEY,
      // Set but empty, as a line of a settings file may leave it, is not set.
      apiBase: STRIPE_API_BASE === '' ? undefined : new URL(STRIPE_API_BASE),
    },
    allowedOrigins: originsIn(ALLOWED_ORIGINS),
  }
}

function originsIn(list: string): string[] {
  return list.split(',').map((origin) => origin.trim())
}

/** Whether a text is the http(s) address of a server: no credentials, path, query or fragment. */
function isServerAddress(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, origin, href } = new URL(text)
  return /^https?:$/.test(protocol) && href === `${origin}/`
}

/** Whether a text is an origin exactly as browsers write it. */
function isOrigin(text: string): boolean {
  return isServerAddress(text) && new URL(text).origin === text
}
