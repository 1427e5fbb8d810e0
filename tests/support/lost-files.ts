import type { Page } from '@playwright/test'

/** Gives the visitor a connection: by default one that saves data, because a page that is prefetched can't be lost. */
export async function setConnection(page: Page, connection: object = { saveData: true }) {
  await page.addInitScript(
    (value) => Object.defineProperty(navigator, 'connection', { value }),
    connection,
  )
}

/** Removes the browser's errors about files that it couldn't load. */
export function ignoreFailedLoads(browserErrors: string[]): void {
  const others = browserErrors.filter((error) => !error.includes('Failed to load resource'))
  browserErrors.splice(0, Infinity, ...others)
}
