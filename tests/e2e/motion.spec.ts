import { fixedItems } from '#shared/catalogue.ts'
import { layoutCopy } from '#web/content/layout.ts'
import { paths } from '#web/content/paths.ts'
import { pricing } from '#web/content/pricing-copy.ts'
import { button, expect, heading, menuLink, open, test } from '#tests/support/journey.ts'
import { viewports } from '#tests/support/viewports.ts'

const [offer] = fixedItems

test('with reduced motion nothing moves: no line that is added, no header that turns to glass, no menu', async ({
  page,
}) => {
  const moving = () =>
    page.evaluate(
      () =>
        document
          .getAnimations()
          .filter(({ effect }) => Number(effect?.getComputedTiming().duration) > 1).length,
    )
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, paths.customQuote)
  await page.getByRole('checkbox', { name: offer.name }).check()
  await expect(page.locator('[data-entering]')).toContainText(offer.name)
  expect(await moving()).toBe(0)
  await page.mouse.wheel(0, 600)
  await expect(page.getByRole('banner')).toHaveAttribute('data-scrolled', 'true')
  expect(await moving()).toBe(0)
  await menuLink(page, paths.pricing).click()
  await expect(heading(page, pricing.heading)).toBeFocused()
  await page.setViewportSize(viewports.mobile)
  await button(page, layoutCopy.openMenu).click()
  expect(await moving()).toBe(0)
})
