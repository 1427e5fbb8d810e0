import { existsSync, readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { CommandError } from './command.ts'

/** The settings of all commands. `.env.example` explains each. */
export const settingNames = [
  'PORT',
  'PAYMENTS_PORT',
  'SITE_ORIGIN',
  'SITE_ORIGINS',
  'STRIPE_SECRET_KEY',
  'STRIPE_API_BASE',
] as const

/** The settings that are made; one that is set to nothing is not. */
export type GivenSettings = Readonly<Partial<Record<(typeof settingNames)[number], string>>>

/** In the file every name is meant for us, and one that is misspelt would be a setting that is not made. */
function readFile(file: string): NodeJS.Dict<string> {
  if (!existsSync(file)) return {}
  const variables = parseEnv(readFileSync(file, 'utf8'))
  const known: readonly string[] = settingNames
  const unknown = Object.keys(variables).filter((name) => !known.includes(name))
  if (unknown.length === 0) return variables
  throw new CommandError(
    `${file} sets ${unknown.join(', ')}: there is no such setting. The settings are ${known.join(', ')}.`,
  )
}

/**
 * Reads the settings from the environment's variables, completed by the project's `.env` file if there is one: a variable
 * that is already set wins, also when it is set to nothing.
 *
 * @throws CommandError when the file sets something else than a setting
 */
export function readEnvironment(
  file = '.env',
  environment: NodeJS.Dict<string> = process.env,
): GivenSettings {
  const variables = { ...readFile(file), ...environment }
  const made = settingNames.filter((name) => variables[name]?.trim())
  return Object.fromEntries(made.map((name) => [name, variables[name]]))
}
