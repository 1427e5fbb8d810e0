import { parseWebOrigin } from '#shared/addresses.ts'
import * as z from '#shared/schema.ts'
import type { Config } from '#infra/stack/config-schema.ts'
import { CommandError } from '#infra/tools/command.ts'
import type { GivenSettings } from '#infra/tools/environment.ts'

export type BuildSettings = {
  /** The origin the site is published at; if undefined, the one in web/src/content/company.ts. */
  readonly siteOrigin: string | undefined
  /** Whether browsers install the service worker or remove the one they have. */
  readonly serviceWorker: boolean
}

const settingsSchema = z.object({
  SITE_ORIGIN: z.optional(
    z
      .string()
      .check(
        z.refine(
          (text) => parseWebOrigin(text) !== null,
          'SITE_ORIGIN must be the origin of the published site, such as https://www.example.com, without a path.',
        ),
      ),
  ),
})

/**
 * Reads the build's settings. SITE_ORIGIN takes precedence over the first of the deployment's domain names.
 *
 * @throws CommandError that names the invalid setting
 */
export function readBuildSettings(
  given: GivenSettings,
  { domainNames: [mainName] = [], serviceWorker }: Pick<Config, 'domainNames' | 'serviceWorker'>,
): BuildSettings {
  const parsed = settingsSchema.safeParse(given)
  if (!parsed.success) {
    throw new CommandError(parsed.error.issues.map((issue) => issue.message).join(' '))
  }
  const address =
    parsed.data.SITE_ORIGIN ?? (mainName === undefined ? undefined : `https://${mainName}`)
  return {
    siteOrigin: address === undefined ? undefined : (parseWebOrigin(address) ?? undefined),
    serviceWorker,
  }
}
