import type { Page } from '@playwright/test'

/** Gives the visitor a connection: by default one that saves data, because a page that is prefetched can't be lost. */
export async function setConnection(page: Page, connection: object = { saveData: true }) {
  await page.addInitScript(
    (value) => Object.defineProperty(navigator, 'connection', { value }),
    connection,
  )
}

/** Removes what the browser logs for each file that it can't load. */
export function ignoreFailedLoads(browserErrors: string[]): void {
  const others = browserErrors.filter((error) => !error.includes('Failed to load resource'))
  browserErrors.splice(0, Infinity, ...others)
}
