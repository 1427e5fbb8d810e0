import { defineConfig, devices } from '@playwright/test'
import { browserArguments, browserSetting, viewports } from '#tests/support/browser.ts'
import { freePort, noSettings } from '#tests/support/started-site.ts'

// Every worker reads this file again and must find the same port.
const port = (process.env['JOURNEYS_PORT'] ??= String(await freePort()))
const baseURL = `http://localhost:${port}`

// Set by the global setup before any worker starts.
const executablePath = process.env[browserSetting]

const phone = { viewport: viewports.mobile, hasTouch: true, isMobile: true }

export default defineConfig({
  globalSetup: '../support/browser.ts',
  workers: 2,
  retries: 0,
  // Lighthouse measures speed (CONTRIBUTING.md): on a busy machine a right answer may take its time.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  forbidOnly: true,
  reporter: 'list',
  outputDir: '../../test-results',
  use: {
    baseURL,
    launchOptions: { args: browserArguments, ...(executablePath && { executablePath }) },
  },
  projects: [
    {
      name: 'desktop',
      testIgnore: '**/*.phone.spec.ts',
      use: { ...devices['Desktop Chrome'], viewport: viewports.desktop },
    },
    { name: 'phone', testMatch: '**/*.phone.spec.ts', use: { ...devices['Pixel 7'], ...phone } },
  ],
  webServer: {
    command: 'npm start',
    cwd: '../..',
    // Not by its URL, which Playwright would request through a proxy.
    wait: { stdout: /Ctrl-C/ },
    env: { ...noSettings, PORT: port },
    reuseExistingServer: false,
    timeout: 180_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 30_000 },
  },
})
