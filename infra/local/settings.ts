import { CommandError } from '#infra/tools/command.ts'
import type { GivenSettings } from '#infra/tools/environment.ts'
import { secretKeyPattern } from '#lambda/deployment.ts'
import { webOriginOf } from '#shared/addresses.ts'
import * as z from '#shared/schema.ts'
import { isLoopbackHost } from './loopback-host.ts'

function setting(isValid: (text: string) => boolean, sentence: string) {
  return z.optional(z.string().check(z.refine(isValid, sentence)))
}

function port(name: string) {
  return setting(
    (text) => /^[1-9]\d{0,4}$/.test(text) && Number(text) <= 65_535,
    `${name} must be a port number from 1 to 65535.`,
  )
}

function originsIn(list: string): string[] {
  return list.split(',').map((origin) => origin.trim())
}

const settingsSchema = z.object({
  PORT: port('PORT'),
  PAYMENTS_PORT: port('PAYMENTS_PORT'),
  SITE_ORIGINS: setting(
    (list) => originsIn(list).every((origin) => webOriginOf(origin) === origin),
    'SITE_ORIGINS must be a comma-separated list of origins such as https://example.com.',
  ),
  STRIPE_SECRET_KEY: setting(
    (key) => secretKeyPattern.test(key),
    'STRIPE_SECRET_KEY must be a secret or restricted key, which begins with sk_ or rk_.',
  ),
  STRIPE_API_BASE: setting(
    (address) => webOriginOf(address) !== null,
    'STRIPE_API_BASE must be an address such as http://127.0.0.1:4174, without a path.',
  ),
})

export type Settings = ReturnType<typeof readSettings>

/**
 * Reads the settings of `npm start` and `npm run dev`.
 *
 * @throws CommandError naming the setting that is missing or wrong
 */
export function readSettings(given: GivenSettings) {
  const { data, error } = settingsSchema.safeParse(given)
  if (error) throw new CommandError(error.issues.map(({ message }) => message).join(' '))
  const { PORT = '4173', PAYMENTS_PORT = '0', SITE_ORIGINS, STRIPE_SECRET_KEY: key } = data
  if (PORT === PAYMENTS_PORT) throw new CommandError('PAYMENTS_PORT must not be the same as PORT.')
  const apiBase = data.STRIPE_API_BASE === undefined ? undefined : new URL(data.STRIPE_API_BASE)
  if (apiBase && key === undefined && !isLoopbackHost(apiBase.host)) {
    throw new CommandError(
      `STRIPE_SECRET_KEY is missing: ${apiBase.origin} is not on this machine.`,
    )
  }
  return {
    port: Number(PORT),
    /** Of the payment provider's stand-in; 0 for any free port. */
    paymentsPort: Number(PAYMENTS_PORT),
    /** Beside the site's own, such as a tunnel's. */
    siteOrigins: SITE_ORIGINS === undefined ? [] : originsIn(SITE_ORIGINS),
    stripeSecretKey: key,
    stripeApiBase: apiBase?.origin,
  }
}

/** Where browsers find the site on this machine; here also the distribution's domain name. */
export function siteHost({ port: sitePort }: Pick<Settings, 'port'>): string {
  return `localhost:${sitePort}`
}

/**
 * The origins from which browsers call the function on this machine.
 *
 * @param declared - those of its environment, separated by commas; the distribution's is served without TLS here
 */
export function originsHere(declared: string, settings: Settings): string {
  const host = siteHost(settings)
  return [
    declared.replace(`https://${host}`, `http://${host}`),
    `http://127.0.0.1:${settings.port}`,
    ...settings.siteOrigins,
  ].join(',')
}
