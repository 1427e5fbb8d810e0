import type { Locator, Page } from '@playwright/test'
import { notices } from '#web/content/notices.ts'
import {
  buildPackage,
  consent,
  expect,
  fillInDetails,
  payButton,
  test,
  shownNotifications,
} from '#tests/support/journey.ts'

test.use({ reducedMotion: 'reduce' })

// In a hidden tab notifications don't time out, so a slow machine doesn't miss them.
test.beforeEach(({ context }) =>
  context.addInitScript(() => Object.defineProperty(document, 'hidden', { get: () => true })),
)

/** A phone shows only the latest one. */
const toast = (page: Page) => shownNotifications(page).last()

/** Scrolls until an element's top is this far below the top of the screen. */
const scrollTo = (element: Locator, top: number) =>
  element.evaluate((node, y) => scrollBy(0, node.getBoundingClientRect().top - y), top)

/** Which of the elements the notification covers. */
async function covered(page: Page, elements: Record<string, Locator>): Promise<string[]> {
  const box = await toast(page).boundingBox()
  const names: string[] = []
  for (const [name, element] of Object.entries(elements)) {
    const other = await element.boundingBox()
    if (!box || !other) throw new Error(`${name} or the notification is not drawn`)
    if (box.y < other.y + other.height && other.y < box.y + box.height) names.push(name)
  }
  return names
}

/** What the notifications must not cover. */
const keptClear = (page: Page) => ({
  consent: page.locator('label', { has: consent(page) }),
  pay: payButton(page),
})

test('a notification covers neither the consent nor Pay, wherever they are (rule 12.4)', async ({
  page,
}) => {
  await buildPackage(page)
  await fillInDetails(page)
  await consent(page).uncheck()
  for (const top of [0, 80, 160, 400]) {
    await scrollTo(keptClear(page).consent, top)
    await payButton(page).dispatchEvent('click')
    await expect(toast(page)).toContainText(notices.termsNotAccepted.title)
    await expect(toast(page)).toBeInViewport({ ratio: 1 })
    await expect.poll(() => covered(page, keptClear(page)), `at ${top} px`).toEqual([])
    // Wherever the buyer scrolls while it is shown.
    await scrollTo(payButton(page), 20)
    await expect.poll(() => covered(page, keptClear(page)), `after ${top} px`).toEqual([])
    await expect(toast(page)).toBeInViewport({ ratio: 1 })
    // Its cause is mended.
    await consent(page).check()
    await expect(toast(page)).toHaveCount(0)
    await consent(page).uncheck()
  }
})

test('on a phone that is turned, a notification leaves the consent clear (rule 12.4)', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 568 })
  await buildPackage(page)
  await fillInDetails(page)
  await consent(page).uncheck()
  await page.setViewportSize({ width: 568, height: 320 })
  await scrollTo(keptClear(page).consent, 60)
  await payButton(page).dispatchEvent('click')
  await expect(toast(page)).toContainText(notices.termsNotAccepted.title)
  await expect.poll(() => covered(page, { consent: keptClear(page).consent })).toEqual([])
})
