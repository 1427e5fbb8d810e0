import { chromium } from '@playwright/test'
import { CommandError } from '#infra/tools/command.ts'
import { findProgram, starts } from './programs.ts'

/** The environment variable with the browser's path. */
export const browserSetting = 'CHROME_PATH'

// In every window, the address bar loads two pages for suggestions, which take as long as the page that a journey opens. Of
// several lists Chromium reads the last one, so the others are Playwright's own: chromiumSwitches.ts in its repository.
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

/** Browsers that are not on the PATH: Chrome on macOS, and Playwright's own. */
const otherPlaces = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  chromium.executablePath(),
]

/** Finds Chromium or Chrome. If there is none and the user is root, installs it. */
export function findBrowser(): string {
  const named = process.env[browserSetting]
  if (named && starts(named)) return named
  if (named)
    throw new CommandError(`${browserSetting} must name a browser, but ${named} does not start.`)
  return findProgram({
    name: 'Chromium',
    commands: ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'],
    places: otherPlaces,
    packages: ['chromium'],
    advice: `run npx playwright install --with-deps chromium, or set ${browserSetting} to a Chromium or Chrome.`,
  })
}

/** Playwright's global setup; its workers inherit the environment. */
export default function setUp(): void {
  process.env[browserSetting] = findBrowser()
}
