import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { browserInstallers } from './browser-installers.ts'
import { canLaunch } from './browser-launch.ts'
import { browserPlaces } from './browser-places.ts'

/** The environment variable that names the browser. */
export const browserSetting = 'CHROME_PATH'

/** What the search needs from the machine it runs on. */
export type Machine = {
  readonly platform: NodeJS.Platform
  readonly isRoot: boolean
  readonly environment: NodeJS.Dict<string>
  readonly exists: (path: string) => boolean
  readonly canLaunch: (executablePath: string | undefined) => Promise<boolean>
  /** Runs a command to its end, and tells whether it succeeded. */
  readonly run: (command: string, args: readonly string[]) => boolean
  readonly log: (message: string) => void
}

// A browser is some 150 MB.
const installLimitMs = 300_000

const thisMachine: Machine = {
  platform: process.platform,
  isRoot: process.getuid?.() === 0,
  environment: process.env,
  exists: existsSync,
  canLaunch,
  run: (command, args) =>
    spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'], timeout: installLimitMs })
      .status === 0,
  log: (message) => console.log(message),
}

type Found = { readonly executablePath: string | undefined }

async function findInstalled(machine: Machine): Promise<Found | null> {
  const places = browserPlaces(machine.platform, machine.environment)
  for (const executablePath of places.filter((place) => machine.exists(place))) {
    if (await machine.canLaunch(executablePath)) return { executablePath }
  }
  return (await machine.canLaunch(undefined)) ? { executablePath: undefined } : null
}

async function install(machine: Machine): Promise<Found | null> {
  for (const { name, commands } of browserInstallers(machine.platform, machine.isRoot)) {
    machine.log(`No browser found: installing one with ${name}.`)
    const hasInstalled = commands.every(([command, ...args]) => machine.run(command, args))
    const found = hasInstalled && (await findInstalled(machine))
    if (found) return found
  }
  return null
}

/**
 * Finds the browser for the journeys: the one that CHROME_PATH names, the system's Chromium or Chrome, Playwright's own; or
 * installs one.
 *
 * @returns its path; undefined for Playwright's own
 * @throws Error with one sentence when there is none
 */
export async function findBrowser(machine: Machine = thisMachine): Promise<string | undefined> {
  const named = machine.environment[browserSetting]
  if (named) {
    if (await machine.canLaunch(named)) return named
    throw new Error(`${browserSetting} names ${named}, which does not start as a browser.`)
  }
  const found = (await findInstalled(machine)) ?? (await install(machine))
  if (found) return found.executablePath
  throw new Error(
    `No browser was found or installed: set ${browserSetting} to a Chromium or Chrome.`,
  )
}
