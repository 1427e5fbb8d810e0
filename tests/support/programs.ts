import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { CommandError } from '#infra/tools/command.ts'

/** A program for tests, with its Debian packages. */
export type Program = {
  readonly name: string
  /** Its names on the PATH. */
  readonly commands: readonly string[]
  /** An argument without side effects. */
  readonly check?: '--version' | '--help'
  /** Other places than the PATH. */
  readonly places?: readonly string[]
  readonly packages: readonly string[]
  /** How to install it without root. */
  readonly advice: string
}

/** Whether a program starts. Ubuntu's chromium-browser only prints how to install Chromium, and fails. */
export function starts(path: string, check = '--version'): boolean {
  return spawnSync(path, [check], { stdio: 'ignore', timeout: 60_000 }).status === 0
}

/**
 * Finds a program. If there is none, installs it for root, and on a CI machine with sudo.
 *
 * @throws CommandError if it can't be installed
 */
export function findProgram(program: Program): string {
  const { name, commands, check, places = [], packages, advice } = program
  const isRoot = process.getuid?.() === 0
  const folders = process.env['PATH']?.split(':') ?? []
  const onPath = folders.flatMap((folder) => commands.map((command) => join(folder, command)))
  const find = (paths: readonly string[]) => paths.find((path) => starts(path, check))
  const found = find([...onPath, ...places])
  if (found) return found
  const asRoot = isRoot ? [] : ['sudo', '-n']
  const mayInstall = isRoot || process.env['CI'] !== undefined
  for (const args of mayInstall ? [['update'], ['install', '-y', ...packages]] : []) {
    const [command = '', ...rest] = [...asRoot, 'apt-get', ...args]
    console.log(`No ${name} was found: running ${command} ${rest.join(' ')}`)
    spawnSync(command, rest, { stdio: ['ignore', 'ignore', 'inherit'] })
  }
  const installed = find(onPath)
  if (installed) return installed
  throw new CommandError(`No ${name} was found: ${advice}`)
}
