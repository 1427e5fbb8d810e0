import type { Page } from '@playwright/test'

/**
 * Adds up the layout shifts of all pages that are opened from now on.
 *
 * @returns reads the sum on the current page
 */
export async function recordShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    Reflect.set(window, 'shifted', 0)
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const shifted = Number(Reflect.get(window, 'shifted'))
        Reflect.set(window, 'shifted', shifted + Number(Reflect.get(entry, 'value')))
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return () => page.evaluate(() => Number(Reflect.get(window, 'shifted')))
}
