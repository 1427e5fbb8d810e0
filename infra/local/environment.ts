import { existsSync, readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'

export type Environment = Readonly<Record<string, string | undefined>>

/**
 * The environment's variables, completed by the project's `.env` file if there is one: a variable that is already set
 * wins, also when it is set to nothing.
 */
export function readEnvironment(file = '.env'): Environment {
  const fromFile = existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {}
  return { ...fromFile, ...process.env }
}
