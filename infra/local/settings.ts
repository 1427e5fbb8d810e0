import { CommandError } from '#infra/tools/command.ts'
import type { GivenSettings } from '#infra/tools/environment.ts'
import { provider } from '#lambda/deployment.ts'
import { parseWebOrigin } from '#shared/addresses.ts'
import * as z from '#shared/schema.ts'

const { secretKey, apiBase } = provider.environmentNames

// As `URL.hostname` spells them.
const loopback = /^(localhost|127(\.\d+){3}|\[::1\])$/

function port(name: string, preset: number) {
  const error = `${name} must be a port number from 1 to 65535.`
  const bounds = z.int(error).check(z.gte(1, error), z.lte(65_535, error))
  return z._default(z.pipe(z.coerce.number(error), bounds), preset)
}

function text(isValid: (given: string) => boolean, error: string) {
  return z.optional(z.string().check(z.refine(isValid, { error, abort: true })))
}

const settingsSchema = z
  .object({
    PORT: port('PORT', 4173),
    PAYMENTS_PORT: port('PAYMENTS_PORT', 0),
    SITE_ORIGINS: text(
      (list) => list.split(',').every((origin) => parseWebOrigin(origin) === origin.trim()),
      'SITE_ORIGINS must be a comma-separated list of origins such as https://example.com.',
    ),
    [secretKey]: text(
      (key) => provider.keyPattern.test(key),
      `${secretKey} must be a secret key of ${provider.name} (${provider.keyForm}).`,
    ),
    [apiBase]: text(
      (address) => parseWebOrigin(address) !== null,
      `${apiBase} must be an address such as http://127.0.0.1:4174, without a path.`,
    ),
  })
  .check(
    z.refine(
      ({ [apiBase]: address, [secretKey]: key }) =>
        key !== undefined || address === undefined || loopback.test(new URL(address).hostname),
      `${secretKey} is missing: ${apiBase} is not on this machine.`,
    ),
  )

export type Settings = z.infer<typeof settingsSchema>

export function readSettings(given: GivenSettings): Settings {
  const { data, error } = settingsSchema.safeParse(given)
  if (data) return data
  throw new CommandError(error.issues.map(({ message }) => message).join(' '))
}

/** The site's origin on this machine. */
export const siteOrigin = ({ PORT }: Settings) => `http://localhost:${PORT}`

/** The origins that may call the function: the domain names', this machine's and the settings'. */
export function originsHere(settings: Settings, domainNames: readonly string[] = []) {
  const { PORT, SITE_ORIGINS = '' } = settings
  const own = [siteOrigin(settings), `http://127.0.0.1:${PORT}`]
  const given = SITE_ORIGINS.split(',').filter(Boolean)
  return [...domainNames.map((name) => `https://${name}`), ...own, ...given]
}
