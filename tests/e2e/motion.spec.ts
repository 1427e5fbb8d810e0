import type { Page } from '@playwright/test'
import { fixedItems, resources } from '#shared/catalogue.ts'
import { about } from '#web/content/about.ts'
import { layoutCopy } from '#web/content/layout.ts'
import { paths } from '#web/content/paths.ts'
import { pricing } from '#web/content/pricing-copy.ts'
import { button, expect, heading, menuLink, open, test } from '#tests/support/journey.ts'
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
  const movedLines = () =>
    page.evaluate(async (): Promise<unknown> => {
      // Whatever began in this frame has been reported in the next one.
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
      return Reflect.get(window, 'moved')
    })
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

/** Counts the fades from one page to the next, on a computer with so many cores. */
async function countFades(page: Page, cores = 4): Promise<() => Promise<unknown>> {
  await page.addInitScript((hardwareConcurrency) => {
    Object.defineProperty(navigator, 'hardwareConcurrency', { get: () => hardwareConcurrency })
    const start = document.startViewTransition.bind(document)
    let fades = 0
    document.startViewTransition = (update) => {
      fades += 1
      Reflect.set(window, 'fades', fades)
      return start(update)
    }
  }, cores)
  return async () => page.evaluate((): unknown => Reflect.get(window, 'fades') ?? 0)
}

test('a page fades into the next, which starts at its top with the focus on its heading; Back does not, and of two quick clicks the last one counts', async ({
  page,
}) => {
  const fades = await countFades(page)
  await open(page, paths.about)
  await page.evaluate(() => scrollTo(0, 400))
  await menuLink(page, paths.pricing).click()
  await expect(heading(page, pricing.heading)).toBeFocused()
  expect(await page.evaluate(() => scrollY)).toBe(0)
  expect(await fades()).toBe(1)
  await page.goBack()
  await expect(heading(page, about.heading)).toBeFocused()
  expect(await fades()).toBe(1)
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
})

test('on a slow computer pages change at once', async ({ page }) => {
  const fades = await countFades(page, 2)
  await open(page, paths.about)
  await menuLink(page, paths.pricing).click()
  await expect(heading(page, pricing.heading)).toBeFocused()
  expect(await fades()).toBe(0)
})

test('with reduced motion nothing moves: no line that is added, no header that turns to glass, no menu, no next page', async ({
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
  const fades = await countFades(page)
  await open(page, paths.customQuote)
  await page.getByRole('checkbox', { name: offer.name }).check()
  await expect(lineOf(page, offer.name)).toBeVisible()
  expect(await moving()).toBe(0)
  await page.mouse.wheel(0, 600)
  await expect(page.getByRole('banner')).toHaveAttribute('data-scrolled', 'true')
  expect(await moving()).toBe(0)
  await menuLink(page, paths.pricing).click()
  await expect(heading(page, pricing.heading)).toBeFocused()
  expect(await fades()).toBe(0)
  await page.setViewportSize(viewports.mobile)
  await button(page, layoutCopy.openMenu).click()
  expect(await moving()).toBe(0)
})
