import { existsSync, readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { provider } from '#lambda/deployment.ts'
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
