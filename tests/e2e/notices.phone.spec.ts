import type { Locator, Page } from '@playwright/test'
import { notices } from '#web/content/notices.ts'
import { paths } from '#web/content/paths.ts'
import type { Notice } from '#web/ui/browser/notifications.ts'
import { buildPackage, proceedButton } from '#tests/support/at-builder.ts'
import { consent, field, payButton } from '#tests/support/at-checkout.ts'
import { expect, heading, open, shownNotifications, test } from '#tests/support/journey.ts'
import { viewports } from '#tests/support/browser.ts'

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

test('a notification covers neither header, heading, panel nor the builder’s bar, on a phone or a desktop (rule 12.4)', async ({
  page,
}) => {
  const panel = page.getByRole('complementary').getByRole('heading', { level: 2 })
  for (const size of [viewports.mobile, viewports.desktop]) {
    await page.setViewportSize(size)
    await open(page, paths.checkout)
    await expect(page).toHaveURL(paths.customQuote)
    const kept = [page.getByRole('banner'), heading(page), panel, proceedButton(page)]
    await expectClear(page, notices.nothingSaved, ...kept)
  }
})

test('a notification covers no field that has the focus, nor its label, nor, where there is room, any that failed: on a phone, a desktop, a turned phone, or in a window as low as at 500 % zoom (rule 12.4)', async ({
  page,
}) => {
  await buildPackage(page)
  const low = { width: 320, height: 256 }
  const turned = { width: 568, height: 320 }
  for (const size of [viewports.mobile, viewports.desktop, turned, low]) {
    await page.setViewportSize(size)
    for (const name of ['fullName', 'email', 'phone'] as const) {
      await payButton(page).dispatchEvent('click')
      await expect(field(page, name)).toBeFocused()
      const label = page.locator('label:has(+ :focus)')
      const isHigh = size === viewports.mobile || size === viewports.desktop
      // From the first field to the consent is more than a window.
      const failed = page.locator(':has(> [aria-invalid=true]:not([type=checkbox]))')
      const all = isHigh ? await failed.all() : [label, field(page, name)]
      await expectClear(page, notices.requiredFieldsMissing, ...all)
      await expect(label).toBeInViewport({ ratio: 1 })
      await field(page, name).fill('jane@')
    }
    await payButton(page).dispatchEvent('click')
    await expect(consent(page)).toBeFocused()
    await expectClear(page, notices.termsNotAccepted, consent(page))
    for (const name of ['fullName', 'email', 'phone'] as const) await field(page, name).fill('')
  }
})
