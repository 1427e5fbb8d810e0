import { type Page, type Route, expect } from '@playwright/test'
import { startApplication, waitForHydration } from './journey.ts'

/**
 * Holds the requests for some files back, as a slow network does.
 *
 * @param count - how many must have come before they are let through
 * @returns the function that waits for them and lets them through, with all that come later
 */
export async function holdBack(
  page: Page,
  files: string | RegExp,
  count = 1,
): Promise<() => Promise<void>> {
  const held: Route[] = []
  let isReleased = false
  await page.route(files, (route) => (isReleased ? route.continue() : void held.push(route)))
  return async () => {
    await expect.poll(() => held.length).toBeGreaterThanOrEqual(count)
    isReleased = true
    await Promise.all(held.map((route) => route.continue()))
  }
}

/**
 * Opens a page whose application's script is held back, as by a slow network.
 *
 * @returns the function that lets the script through, and waits until the page is hydrated
 */
export async function openBeforeScript(page: Page, path: string): Promise<() => Promise<void>> {
  const release = await holdBack(page, '**/assets/entry-client-*.js')
  await page.goto(path)
  return async () => {
    await startApplication(page)
    await release()
    await waitForHydration(page)
  }
}

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
