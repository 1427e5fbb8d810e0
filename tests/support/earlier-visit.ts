import type { Page, Route } from '@playwright/test'
import type { Selection } from '#shared/quote.ts'
import { storageKeys } from '#web/content/storage-keys.ts'
import { toSavedItems } from '#web/quote/keep/saved-items.ts'
import { expect, waitForHydration } from './journey.ts'

/** Saves a quote in the browser, as an earlier visit would. */
export async function saveEarlierQuote(page: Page, selection: Selection): Promise<void> {
  await page.addInitScript(
    ([key, value]) => {
      if (location.protocol.startsWith('http')) localStorage.setItem(key, value)
    },
    [storageKeys.quoteItems, JSON.stringify(toSavedItems({ selection, held: {} }))] as const,
  )
}

/**
 * Opens a page whose application's script is held back, as by a slow network.
 *
 * @returns the function that lets the script through, and waits until the page is hydrated
 */
export async function openBeforeScript(page: Page, path: string): Promise<() => Promise<void>> {
  const pending: Route[] = []
  await page.route('**/assets/entry-client-*.js', (route) => {
    pending.push(route)
  })
  await page.goto(path)
  return async () => {
    await page.locator('input').first().dispatchEvent('pointerover')
    await expect.poll(() => pending.length).toBeGreaterThan(0)
    await Promise.all(pending.splice(0).map((route) => route.continue()))
    await waitForHydration(page)
  }
}
