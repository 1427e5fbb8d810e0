import type { Page, Route } from '@playwright/test'
import { expect } from '@playwright/test'

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
