import type { Locator, Page } from '@playwright/test'
import { notices } from '#web/content/notices.ts'
import { paths } from '#web/content/paths.ts'
import type { Notice } from '#web/ui/browser/notifications.ts'
import {
  buildPackage,
  consent,
  expect,
  field,
  fillInDetails,
  heading,
  open,
  payButton,
  proceedButton,
  shownNotifications,
  test,
} from '#tests/support/journey.ts'
import { viewports } from '#tests/support/viewports.ts'

test.use({ reducedMotion: 'reduce' })

// On a busy machine its five seconds would pass before all has been looked at.
test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    const original = setTimeout.bind(window)
    const slowly = (run: () => void, delay = 0) => original(run, delay < 4_000 ? delay : 600_000)
    Object.assign(window, { setTimeout: slowly })
  }),
)

/** A phone only shows the latest one. */
const toast = (page: Page) => shownNotifications(page).filter({ visible: true })
const label = (page: Page) => page.locator('label', { has: consent(page) })

/** Scrolls until an element's top is this far below the top of the screen. */
const scrollTo = (element: Locator, top: number) =>
  element.evaluate((node, y) => scrollBy(0, node.getBoundingClientRect().top - y), top)

/** Expects the whole notification on the screen, covering none of these elements. */
async function expectClear(
  page: Page,
  { title }: Notice,
  ...elements: readonly Locator[]
): Promise<void> {
  await expect(toast(page)).toContainText(title)
  await expect(toast(page)).toBeInViewport({ ratio: 1 })
  for (const element of elements) {
    const isCovered = async () => {
      const [box, other] = [await toast(page).boundingBox(), await element.boundingBox()]
      if (!box || !other) throw new Error('The notification or the element is not drawn')
      const isBeside = box.x >= other.x + other.width || other.x >= box.x + box.width
      return !isBeside && box.y < other.y + other.height && other.y < box.y + box.height
    }
    await expect.poll(isCovered).toBe(false)
  }
}

test('a notification covers neither the consent nor Pay, wherever they are, nor the consent on a turned phone (rule 12.4)', async ({
  page,
}) => {
  await buildPackage(page)
  await fillInDetails(page)
  await consent(page).uncheck()
  for (const top of [0, 80, 160, 400]) {
    await scrollTo(label(page), top)
    await payButton(page).dispatchEvent('click')
    await expectClear(page, notices.termsNotAccepted, label(page), payButton(page))
    // Wherever the buyer scrolls meanwhile.
    await scrollTo(payButton(page), 20)
    await expectClear(page, notices.termsNotAccepted, label(page), payButton(page))
    // Its cause is fixed.
    await consent(page).check()
    await expect(toast(page)).toHaveCount(0)
    await consent(page).uncheck()
  }
  await page.setViewportSize({ width: 568, height: 320 })
  await scrollTo(label(page), 60)
  await payButton(page).dispatchEvent('click')
  await expectClear(page, notices.termsNotAccepted, label(page))
})

test('a notification covers neither the current heading nor the current field, on a desktop or in a window as low as at 500 % zoom, where the header scrolls away', async ({
  page,
}) => {
  const panel = page.getByRole('complementary').getByRole('heading', { level: 2 })
  const low = { width: 320, height: 256 }
  for (const size of [viewports.desktop, viewports.mobile, low]) {
    await page.setViewportSize(size)
    await open(page, paths.checkout)
    await expect(page).toHaveURL(paths.customQuote)
    await expectClear(page, notices.notAtCheckout, heading(page), panel)
  }
  await proceedButton(page).click()
  for (const name of ['fullName', 'email', 'phone'] as const) {
    await payButton(page).dispatchEvent('click')
    await expect(field(page, name)).toBeFocused()
    const group = page.locator('form div', { has: page.locator('> label + :focus') }).last()
    await expectClear(page, notices.requiredFieldsMissing, group)
    await expect(group).toBeInViewport({ ratio: 1 })
    await field(page, name).fill('jane@')
  }
  await expect(page.getByRole('banner')).not.toBeInViewport()
})
