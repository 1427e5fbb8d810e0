import { existsSync, readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { buildSettingNames } from '#infra/build-settings.ts'
import { CommandError } from './command.ts'
import { settingNames } from './settings.ts'
import type { Variables } from './variables.ts'

const names = [...settingNames, ...buildSettingNames]

/** In the file every name is meant for us, and one that is misspelt would be a setting that is not made. */
function readFile(file: string): Variables {
  if (!existsSync(file)) return {}
  const variables = parseEnv(readFileSync(file, 'utf8'))
  const unknown = Object.keys(variables).filter((name) => !names.includes(name))
  if (unknown.length === 0) return variables
  throw new CommandError(
    `${file} sets ${unknown.join(', ')}: there is no such setting. The settings are ${names.join(', ')}.`,
  )
}

/**
 * The environment's variables, completed by the project's `.env` file if there is one: a variable that is already set
 * wins, also when it is set to nothing.
 *
 * @throws CommandError when the file sets something else than a setting
 */
export function readEnvironment(file = '.env'): Variables {
  return { ...readFile(file), ...process.env }
}
