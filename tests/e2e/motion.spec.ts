import type { Page } from '@playwright/test'
import { fixedItems, resources } from '#shared/catalogue.ts'
import { layoutCopy } from '#web/content/layout.ts'
import { paths } from '#web/content/paths.ts'
import { pricing } from '#web/content/pricing-copy.ts'
import { button, expect, heading, idle, menuLink, open, test } from '#tests/support/journey.ts'
import { viewports } from '#tests/support/viewports.ts'

const [offer] = fixedItems
const [resource] = resources

const lineOf = (page: Page, name: string) =>
  page.getByRole('complementary').getByRole('listitem').filter({ hasText: name })

test('a line that the visitor adds enters the summary once, and what was there, or is after a reload, stays still', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const moved: string[] = []
    Reflect.set(window, 'moved', moved)
    document.addEventListener('animationstart', ({ target }) => {
      if (target instanceof HTMLLIElement) moved.push(target.textContent)
    })
  })
  const movedLines = async () => {
    // Whatever began in this frame has been reported in the next one.
    await idle(page)
    return page.evaluate<unknown>('moved')
  }
  await open(page, paths.customQuote)
  await expect(lineOf(page, resource.name)).toBeVisible()
  expect(await movedLines()).toEqual([])
  await page.getByRole('checkbox', { name: offer.name }).check()
  await expect(lineOf(page, offer.name)).toBeVisible()
  await page.getByRole('slider', { name: resource.label }).press('End')
  expect(await movedLines()).toEqual([expect.stringContaining(offer.name)])
  await page.reload()
  await expect(lineOf(page, offer.name)).toBeVisible()
  expect(await movedLines()).toEqual([])
})

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
  await expect(lineOf(page, offer.name)).toBeVisible()
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
