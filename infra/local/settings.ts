import type { GivenSettings } from '#infra/tools/environment.ts'
import { secretKeyPattern } from '#lambda/deployment.ts'
import { webOriginOf } from '#shared/addresses.ts'
import * as z from '#shared/schema.ts'
import { CommandError } from '#infra/tools/command.ts'
import { isLoopbackHost } from './loopback-host.ts'

/** Which payment provider the site talks to. */
export type PaymentSettings =
  | { readonly provider: 'stand-in'; readonly port: number | undefined }
  | { readonly provider: 'stripe'; readonly secretKey: string }
  | { readonly provider: 'other'; readonly secretKey: string; readonly apiBase: string }

export type Settings = {
  readonly port: number
  /** Origins beside the site's own from which it is reached, such as a tunnel's. */
  readonly siteOrigins: readonly string[]
  readonly payments: PaymentSettings
}

/** For servers on this machine, which take any key; the form is that of a provider's test key. */
export const localTestKey = 'sk_test_local'

function isPort(text: string): boolean {
  return /^[1-9]\d{0,4}$/.test(text) && Number(text) <= 65_535
}

function portOf(name: string) {
  const sentence = `${name} must be a port number from 1 to 65535.`
  return z.pipe(z.string().check(z.refine(isPort, sentence)), z.transform(Number))
}

const apiBase = z.pipe(
  z
    .string()
    .check(
      z.refine(
        (text) => webOriginOf(text) !== null,
        'STRIPE_API_BASE must be an address such as http://127.0.0.1:4174, without a path.',
      ),
    ),
  z.transform((text) => new URL(text).origin),
)

const siteOrigins = z.pipe(
  z.pipe(
    z.string(),
    z.transform((list) => list.split(',').map((origin) => origin.trim())),
  ),
  z
    .array(z.string())
    .check(
      z.refine(
        (origins) => origins.every((origin) => webOriginOf(origin) === origin),
        'SITE_ORIGINS must be a comma-separated list of origins such as https://example.com.',
      ),
    ),
)

const secretKey = z
  .string()
  .check(
    z.regex(
      secretKeyPattern,
      'STRIPE_SECRET_KEY must be a secret or restricted key, which begins with sk_ or rk_.',
    ),
  )

const settingsSchema = z.object({
  PORT: z._default(portOf('PORT'), 4173),
  PAYMENTS_PORT: z.optional(portOf('PAYMENTS_PORT')),
  SITE_ORIGINS: z._default(siteOrigins, []),
  STRIPE_SECRET_KEY: z.optional(secretKey),
  STRIPE_API_BASE: z.optional(apiBase),
})

function paymentsOf(settings: z.infer<typeof settingsSchema>): PaymentSettings {
  const { STRIPE_SECRET_KEY: key, STRIPE_API_BASE: base, PAYMENTS_PORT: port } = settings
  if (base === undefined) {
    return key === undefined
      ? { provider: 'stand-in', port }
      : { provider: 'stripe', secretKey: key }
  }
  if (key === undefined && !isLoopbackHost(new URL(base).host)) {
    throw new CommandError(`STRIPE_SECRET_KEY is missing: ${base} is not on this machine.`)
  }
  return { provider: 'other', secretKey: key ?? localTestKey, apiBase: base }
}

/**
 * Reads the settings of `npm start` and `npm run dev`.
 *
 * @throws CommandError naming the setting that is missing or wrong
 */
export function readSettings(given: GivenSettings): Settings {
  const parsed = settingsSchema.safeParse(given)
  if (!parsed.success) {
    throw new CommandError(parsed.error.issues.map((issue) => issue.message).join(' '))
  }
  const { PORT: port, PAYMENTS_PORT: paymentsPort, SITE_ORIGINS: siteOriginList } = parsed.data
  if (port === paymentsPort) throw new CommandError('PAYMENTS_PORT must not be the same as PORT.')
  return { port, siteOrigins: siteOriginList, payments: paymentsOf(parsed.data) }
}
