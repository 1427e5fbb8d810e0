import type { Page } from '@playwright/test'

/** Lets the visitor save data: a page that is prefetched can't be lost. */
export async function saveData(page: Page): Promise<void> {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  )
}

/** Removes what the browser logs for each file that it can't load. */
export function ignoreFailedLoads(browserErrors: string[]): void {
  const others = browserErrors.filter((error) => !error.includes('Failed to load resource'))
  browserErrors.splice(0, Infinity, ...others)
}
