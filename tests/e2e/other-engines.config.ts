import { defineConfig, devices } from '@playwright/test'
import journeys from './playwright.config.ts'

/** The tagged journeys in Firefox and WebKit as Playwright installs them. */
export default defineConfig({
  ...journeys,
  grep: /@every-engine/,
  projects: [
    { name: 'firefox', use: { ...devices['Desktop Firefox'], launchOptions: {} } },
    { name: 'webkit', use: { ...devices['Desktop Safari'], launchOptions: {} } },
  ],
})
