import { existsSync, readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { provider } from '#lambda/deployment.ts'
import { parseWebOrigin } from '#shared/addresses.ts'
import { CommandError } from './command.ts'

/** The settings of all commands; `.env.example` explains each. */
export const settingNames = [
  'PORT',
  'HOST',
  'STAGE',
  'SITE_ORIGIN',
  provider.environmentNames.secretKey,
] as const

/** The settings that have a value; an empty one counts as unset. */
export type GivenSettings = Readonly<Partial<Record<(typeof settingNames)[number], string>>>

/** Rejects unknown names: in this file they can only be misspelt settings. */
function readFile(file: string): NodeJS.Dict<string> {
  if (!existsSync(file)) return {}
  // Windows' tools may begin with a mark, which the decoder drops.
  const variables = parseEnv(new TextDecoder().decode(readFileSync(file)))
  const known: readonly string[] = settingNames
  const unknown = Object.keys(variables).filter((name) => !known.includes(name))
  if (unknown.length === 0) return variables
  throw new CommandError(
    `Unknown setting in ${file}: ${unknown.join(', ')}. The settings are ${known.join(', ')}.`,
  )
}

/** Reads the settings from `.env`, if there is one, and the environment, which takes precedence even if it is empty. */
export function readEnvironment(
  file = '.env',
  environment: NodeJS.Dict<string> = process.env,
): GivenSettings {
  const variables = { ...readFile(file), ...environment }
  const names = settingNames.filter((name) => variables[name]?.trim())
  return Object.fromEntries(names.map((name) => [name, variables[name]]))
}

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
