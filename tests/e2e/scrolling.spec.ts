import type { Page } from '@playwright/test'
import { about } from '#web/content/about.ts'
import { paths } from '#web/content/paths.ts'
import { pricing } from '#web/content/pricing-copy.ts'
import { quoteActions } from '#web/content/quote-action-labels.ts'
import { quoteBuilder } from '#web/content/quote-builder.ts'
import {
  button,
  expect,
  heading,
  idle,
  menuLink,
  open,
  test,
  waitForHydration,
} from '#tests/support/journey.ts'

const scrollTo = (page: Page, top: number) => page.evaluate((y) => window.scrollTo(0, y), top)
const expectScrolledTo = (page: Page, top: number) =>
  expect.poll(() => page.evaluate(() => scrollY)).toBe(top)

test('a new page starts at the top with the focus on its heading, the last of two quick clicks counts, and Back and a reload restore the scroll position', async ({
  page,
}) => {
  await open(page, paths.customQuote)
  await scrollTo(page, 600)
  await menuLink(page, paths.about).click()
  await expect(page).toHaveURL(paths.about)
  await expect(heading(page, about.heading)).toBeFocused()
  await expectScrolledTo(page, 0)
  await page.goBack()
  await expectScrolledTo(page, 600)
  await expect(heading(page)).toBeFocused()
  await page.getByRole('banner').evaluate(
    (header, addresses) => {
      for (const address of addresses) {
        header.querySelector<HTMLAnchorElement>(`a[href="${address}"]`)?.click()
      }
    },
    [paths.services, paths.pricing],
  )
  await expect(heading(page, pricing.heading)).toBeFocused()
  await expect(page).toHaveURL(paths.pricing)
  await expectScrolledTo(page, 0)
  await scrollTo(page, 700)
  await page.reload()
  await waitForHydration(page)
  await expectScrolledTo(page, 700)
})

test('the header is transparent at the top and turns to glass past 20 px, with reduced motion at once (rule 2.2)', async ({
  page,
}) => {
  // Without the application.
  await page.goto(paths.about)
  const header = page.getByRole('banner')
  const styleAt = async (px: number, isScrolled: boolean) => {
    await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), px)
    await expect(page.locator('html[data-scrolled]')).toHaveCount(isScrolled ? 1 : 0)
    return header.evaluate(async (element) => {
      await Promise.all(element.getAnimations().map(({ finished }) => finished))
      const { backgroundColor, backdropFilter } = getComputedStyle(element)
      return `${backgroundColor}, ${backdropFilter}`
    })
  }
  const transparent = 'rgba(0, 0, 0, 0), none'
  expect(await styleAt(0, false)).toBe(transparent)
  expect(await styleAt(21, true)).toMatch(/\/ 0\.\d+\), .*blur\(/)
  expect(await styleAt(20, false)).toBe(transparent)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await scrollTo(page, 300)
  await expect(page.locator('html[data-scrolled]')).toHaveCount(1)
  const moving = await header.evaluate((element) =>
    element.getAnimations().filter((it) => Number(it.effect?.getComputedTiming().duration) > 1),
  )
  expect(moving).toEqual([])
})

test('focus in the builder’s panel and bar, and closing what they opened, leave the page where it is', async ({
  page,
}) => {
  const { showLines, hideLines } = quoteBuilder.summary
  await page.setViewportSize({ width: 1280, height: 800 })
  await open(page, paths.customQuote)
  await scrollTo(page, 500)
  await button(page, quoteActions.send).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(button(page, quoteActions.send)).toBeFocused()
  await expectScrolledTo(page, 500)
  await button(page, quoteActions.share).evaluate((it) => it.focus({ preventScroll: true }))
  for (let count = 0; count < 4; count++) await page.keyboard.press('Tab')
  await idle(page)
  await expectScrolledTo(page, 500)

  await page.setViewportSize({ width: 412, height: 839 })
  await scrollTo(page, 900)
  await button(page, showLines).click()
  await button(page, hideLines).click()
  await expect(button(page, showLines)).toBeFocused()
  await idle(page)
  await expectScrolledTo(page, 900)
})
