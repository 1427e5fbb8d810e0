import { CommandError } from '#infra/tools/command.ts'
import type { GivenSettings } from '#infra/tools/environment.ts'
import { provider } from '#lambda/deployment.ts'
import * as z from '#shared/schema.ts'

const { secretKey } = provider.environmentNames

const portError = 'PORT must be a port number from 1 to 65535.'
const port = z.int(portError).check(z.gte(1, portError), z.lte(65_535, portError))

const settingsSchema = z.object({
  PORT: z._default(z.pipe(z.coerce.number(portError), port), 4173),
  [secretKey]: z.optional(
    z
      .string()
      .check(
        z.regex(provider.keyPattern, {
          error: `${secretKey} must be a secret key of ${provider.name} (${provider.keyForm}).`,
        }),
      ),
  ),
})

export type Settings = z.infer<typeof settingsSchema>

export function readSettings(given: GivenSettings): Settings {
  const { data, error } = settingsSchema.safeParse(given)
  if (data) return data
  throw new CommandError(error.issues.map(({ message }) => message).join(' '))
}

/** The site's origin on this machine. */
export const siteOrigin = ({ PORT }: Settings) => `http://localhost:${PORT}`

/** The origins that may call the function: the domain names' and this machine's. */
export const originsHere = (settings: Settings, domainNames: readonly string[] = []) => [
  ...domainNames.map((name) => `https://${name}`),
  siteOrigin(settings),
  `http://127.0.0.1:${settings.PORT}`,
]
