import { isIPv4 } from 'node:net'
import type { Stage } from '#infra/stack/stage.ts'
import { CommandError } from '#infra/tools/command.ts'
import type { GivenSettings } from '#infra/tools/environment.ts'
import { provider } from '#lambda/deployment.ts'
import * as v from 'valibot'

const { secretKey: keyName } = provider.environmentNames

const portError = 'PORT must be a port number from 1 to 65535.'
const port = v.pipe(
  v.string(),
  v.transform(Number),
  v.check((it) => Number.isInteger(it) && it >= 1 && it <= 65_535, portError),
)

const settingsSchema = v.object({
  PORT: v.optional(port, '4173'),
  // Some shells and conda set it to a name: of the machine, or of its architecture.
  HOST: v.pipe(
    v.optional(v.string(), ''),
    v.transform((it) => (isIPv4(it) ? it : undefined)),
  ),
  [keyName]: v.optional(
    v.pipe(
      v.string(),
      v.regex(
        provider.keyPattern,
        `${keyName} must be a secret key of ${provider.name} (${provider.keyForm}).`,
      ),
    ),
  ),
})

export type Settings = v.InferOutput<typeof settingsSchema>

export function readSettings(given: GivenSettings): Settings {
  const { success, output, issues } = v.safeParse(settingsSchema, given)
  if (success) return output
  throw new CommandError(issues.map(({ message }) => message).join(' '))
}

/** The site's origin on this machine. */
export const originHere = ({ PORT }: Settings) => `http://localhost:${PORT}`

/** The origins that may call the function: the published site's, its domain names', and this machine's. */
export const originsHere = (settings: Settings, { siteOrigin, config }: Stage) => [
  ...(siteOrigin === undefined ? [] : [siteOrigin]),
  ...(config.domainNames ?? []).map((name) => `https://${name}`),
  originHere(settings),
  `http://${settings.HOST ?? '127.0.0.1'}:${settings.PORT}`,
]
