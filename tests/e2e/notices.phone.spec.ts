import type { Locator, Page } from '@playwright/test'
import { notices } from '#web/content/notices.ts'
import {
  buildPackage,
  consent,
  expect,
  fillInDetails,
  payButton,
  shownNotifications,
  test,
} from '#tests/support/journey.ts'

test.use({ reducedMotion: 'reduce' })

/** A phone shows only the latest one. */
const toast = (page: Page) => shownNotifications(page).last()
const label = (page: Page) => page.locator('label', { has: consent(page) })

/** Scrolls until an element's top is this far below the top of the screen. */
const scrollTo = (element: Locator, top: number) =>
  element.evaluate((node, y) => scrollBy(0, node.getBoundingClientRect().top - y), top)

/** Expects the whole notification on the screen, where it covers none of these elements. */
async function expectClear(page: Page, ...elements: readonly Locator[]): Promise<void> {
  await expect(toast(page)).toContainText(notices.termsNotAccepted.title)
  await expect(toast(page)).toBeInViewport({ ratio: 1 })
  for (const element of elements) {
    const isCovered = async () => {
      const [box, other] = [await toast(page).boundingBox(), await element.boundingBox()]
      if (!box || !other) throw new Error('The notification or the element is not drawn')
      return box.y < other.y + other.height && other.y < box.y + box.height
    }
    await expect.poll(isCovered).toBe(false)
  }
}

test('a notification covers neither the consent nor Pay, wherever they are, nor the consent on a phone that is turned (rule 12.4)', async ({
  page,
}) => {
  await buildPackage(page)
  await fillInDetails(page)
  await consent(page).uncheck()
  for (const top of [0, 80, 160, 400]) {
    await scrollTo(label(page), top)
    await payButton(page).dispatchEvent('click')
    await expectClear(page, label(page), payButton(page))
    // Wherever the buyer scrolls while it is shown.
    await scrollTo(payButton(page), 20)
    await expectClear(page, label(page), payButton(page))
    // Its cause is fixed.
    await consent(page).check()
    await expect(toast(page)).toHaveCount(0)
    await consent(page).uncheck()
  }
  await page.setViewportSize({ width: 568, height: 320 })
  await scrollTo(label(page), 60)
  await payButton(page).dispatchEvent('click')
  await expectClear(page, label(page))
})
