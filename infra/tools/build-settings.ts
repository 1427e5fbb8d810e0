import { parseWebOrigin } from '#shared/addresses.ts'
import { CommandError } from './command.ts'
import type { GivenSettings } from './environment.ts'

export type BuildSettings = {
  /** The origin the site is published at; if undefined, the one in web/src/content/company.ts. */
  readonly siteOrigin: string | undefined
}

/** What a deployment's settings say about the build. */
type DeployedSettings = { readonly domainNames?: readonly string[] | undefined }

/** SITE_ORIGIN takes precedence over the first of the deployment's domain names. */
export function readBuildSettings(
  { SITE_ORIGIN: given }: GivenSettings,
  { domainNames: [mainName] = [] }: DeployedSettings,
): BuildSettings {
  const siteOrigin = given === undefined ? mainName && `https://${mainName}` : parseWebOrigin(given)
  if (siteOrigin !== null) return { siteOrigin }
  throw new CommandError(
    'SITE_ORIGIN must be the origin of the published site, such as https://www.example.com, without a path.',
  )
}
