import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { CommandError } from '#infra/tools/command.ts'

/** The environment variable that names the browser. */
export const browserSetting = 'CHROME_PATH'

/** None of these changes what a page sees. */
export const browserArguments = [
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Chromium's sandbox refuses to work for root, which is the user of most containers.
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
]

// Ubuntu has a chromium-browser that only prints where to get one, and fails.
const starts = (path: string) => spawnSync(path, ['--version'], { stdio: 'ignore' }).status === 0

const commands = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/** Where a browser may be that is not on the PATH: Chrome on a Mac, and Playwright's own. */
const otherPlaces = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  chromium.executablePath(),
]

/**
 * Finds a Chromium or Chrome; where there is none, root gets one installed.
 *
 * @throws CommandError with one sentence about what to do
 */
export function findBrowser(
  env = process.env,
  isRoot = process.getuid?.() === 0,
  places: readonly string[] = otherPlaces,
): string {
  const named = env[browserSetting]
  if (named && starts(named)) return named
  if (named)
    throw new CommandError(`${browserSetting} names ${named}, which does not start as a browser.`)
  const folders = env['PATH']?.split(':') ?? []
  const onPath = folders.flatMap((folder) => commands.map((command) => join(folder, command)))
  const found = [...onPath, ...places].find(starts)
  if (found) return found
  for (const args of isRoot ? [['update'], ['install', '-y', 'chromium']] : []) {
    console.log(`No Chromium was found: running apt-get ${args.join(' ')}`)
    spawnSync('apt-get', args, { env, stdio: ['ignore', 'ignore', 'inherit'] })
  }
  const installed = onPath.find(starts)
  if (installed) return installed
  throw new CommandError(
    `No Chromium was found: run npx playwright install --with-deps chromium, or set ${browserSetting} to a Chromium or Chrome.`,
  )
}

/** Playwright's global setup: the workers inherit the environment. */
export default function setUp(): void {
  process.env[browserSetting] = findBrowser()
}
