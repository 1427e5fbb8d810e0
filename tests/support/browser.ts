import { spawnSync } from 'node:child_process'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'
import { CommandError } from '#infra/tools/command.ts'

/** The two screen sizes of the journeys. */
export const viewports = {
  mobile: { width: 390, height: 844 },
  desktop: { width: 1440, height: 900 },
} as const

/** The environment variable with the browser's path. */
export const browserSetting = 'CHROME_PATH'

// In every window, the address bar loads two pages for suggestions, which take as long as the page that a journey opens. Of
// several lists Chromium reads the last one, so the others are Playwright’s own: `chromiumSwitches` in its repository.
const disabledFeatures = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
]

/** In addition to Playwright's own, which include `--no-sandbox` and turn background requests off. */
export const browserArguments = [
  '--disable-gpu',
  `--disable-features=${disabledFeatures.join(',')}`,
]

/** The names of Chromium and Chrome on the PATH. */
const commands = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/** Browsers that are not on the PATH: macOS's, and Playwright's own. */
const otherPlaces = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  chromium.executablePath(),
]

/** Whether a program starts: Ubuntu's chromium-browser only prints how to install Chromium. */
const starts = (path: string) =>
  spawnSync(path, ['--version'], { stdio: 'ignore', timeout: 60_000 }).status === 0

/**
 * Finds Chromium or Chrome. If there is none, installs it for root, and on a CI machine with sudo.
 *
 * @throws CommandError if it can't be installed
 */
export function findBrowser(): string {
  const named = process.env[browserSetting]
  if (named && starts(named)) return named
  if (named)
    throw new CommandError(`${browserSetting} must name a browser, but ${named} does not start.`)
  const folders = process.env['PATH']?.split(delimiter) ?? []
  const onPath = folders.flatMap((folder) => commands.map((command) => join(folder, command)))
  const found = [...onPath, ...otherPlaces].find(starts)
  if (found) return found
  const isRoot = process.getuid?.() === 0
  const hasApt = spawnSync('apt-get', ['--version'], { stdio: 'ignore' }).status === 0
  const mayInstall = hasApt && (isRoot || process.env['CI'] !== undefined)
  for (const args of mayInstall ? [['update'], ['install', '-y', 'chromium']] : []) {
    const [command = '', ...rest] = [...(isRoot ? [] : ['sudo', '-n']), 'apt-get', ...args]
    console.log(`No Chromium was found: running ${command} ${rest.join(' ')}`)
    spawnSync(command, rest, { stdio: ['ignore', 'ignore', 'inherit'] })
  }
  const installed = onPath.find(starts)
  if (installed) return installed
  throw new CommandError(
    `No Chromium was found: install Chromium or Chrome (on Alpine: apk add chromium), run npx playwright install --with-deps chromium, or set ${browserSetting} to one.`,
  )
}

/** Playwright's global setup; its workers inherit the environment. */
export default function setUp(): void {
  process.env[browserSetting] = findBrowser()
}
