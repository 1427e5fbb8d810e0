import type { Page } from '@playwright/test'
import type { Selection } from '#shared/quote.ts'
import { storageKeys } from '#web/content/storage-keys.ts'
import { toSavedItems } from '#web/quote/keep/saved-items.ts'
import { holdBack } from './held-requests.ts'
import { waitForHydration } from './journey.ts'

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
  const release = await holdBack(page, '**/assets/entry-client-*.js')
  await page.goto(path)
  return async () => {
    await page.locator('input').first().dispatchEvent('pointerover')
    await release()
    await waitForHydration(page)
  }
}
