import type { Page } from '@playwright/test'
import { fixedItems, resources } from '#shared/catalogue.ts'
import { initialSelection, priceSelection } from '#shared/pricing.ts'
import { about } from '#web/content/about.ts'
import { layoutCopy } from '#web/content/layout.ts'
import { paths } from '#web/content/paths.ts'
import { pricing } from '#web/content/pricing-copy.ts'
import { expect, labelOf, open, test } from '#tests/support/journey.ts'
import { viewports } from '#tests/support/viewports.ts'

const [offer] = fixedItems
const [resource] = resources
const initialLines = priceSelection(initialSelection)

const lines = (page: Page) => page.getByRole('complementary').getByRole('listitem')
const lineOf = (page: Page, name: string) => lines(page).filter({ hasText: name })

/** Starts to record the texts of the list items that are animated. */
async function recordMovedLines(page: Page): Promise<() => Promise<readonly string[]>> {
  const moved: string[] = []
  await page.exposeFunction('recordMoved', (text: string) => moved.push(text))
  await page.addInitScript(() => {
    document.addEventListener('animationstart', ({ target }) => {
      const record: unknown = Reflect.get(window, 'recordMoved')
      if (!(target instanceof HTMLLIElement) || typeof record !== 'function') return
      Reflect.apply(record, null, [target.textContent])
    })
  })
  return async () => {
    // Whatever began in this frame has been reported in the next one.
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    )
    return moved
  }
}

/** The names of what is moving, or about to. */
const moving = (page: Page) =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ effect }) => Number(effect?.getComputedTiming().duration) > 1)
      .map((animation) =>
        animation instanceof CSSAnimation ? animation.animationName : 'transition',
      ),
  )

test('a line that the visitor adds enters the summary once, and what was there, or is after a reload, stays still', async ({
  page,
}) => {
  const movedLines = await recordMovedLines(page)
  await open(page, paths.customQuote)
  await expect(lines(page)).toHaveCount(initialLines.length)
  expect(await movedLines()).toEqual([])
  await page.getByRole('checkbox', { name: offer.name }).check()
  await expect(lineOf(page, offer.name)).toBeVisible()
  await page.getByRole('slider', { name: resource.label }).press('End')
  const entered = [expect.stringContaining(offer.name)]
  expect(await movedLines()).toEqual(entered)
  await page.reload()
  await expect(lines(page)).toHaveCount(initialLines.length + 1)
  expect(await movedLines()).toEqual(entered)
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

const menuLink = (page: Page, path: string) =>
  page.getByRole('banner').getByRole('link', { name: labelOf(path), exact: true })
const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

test('a page fades into the next, which starts at its top with the focus on its heading; Back does not', async ({
  page,
}) => {
  const fades = await countFades(page)
  await open(page, paths.about)
  await page.evaluate(() => scrollTo(0, 400))
  await menuLink(page, paths.pricing).click()
  await expect(title(page, pricing.heading)).toBeFocused()
  expect(await page.evaluate(() => scrollY)).toBe(0)
  expect(await fades()).toBe(1)
  await page.goBack()
  await expect(title(page, about.heading)).toBeFocused()
  expect(await fades()).toBe(1)
})

test('the last of two quick clicks counts', async ({ page }) => {
  const fades = await countFades(page)
  await open(page, paths.about)
  await page.evaluate(
    ([first = '', second = '']) => {
      for (const path of [first, second]) {
        document.querySelector<HTMLAnchorElement>(`header a[href="${path}"]`)?.click()
      }
    },
    [paths.services, paths.pricing],
  )
  await expect(title(page, pricing.heading)).toBeFocused()
  await expect(page).toHaveURL(paths.pricing)
  expect(await fades()).toBeGreaterThan(0)
})

test('on a slow computer pages change at once', async ({ page }) => {
  const fades = await countFades(page, 2)
  await open(page, paths.about)
  await menuLink(page, paths.pricing).click()
  await expect(title(page, pricing.heading)).toBeFocused()
  expect(await fades()).toBe(0)
})

test('with reduced motion nothing moves: no line that is added, no header that turns to glass, no menu, no next page', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const fades = await countFades(page)
  await open(page, paths.customQuote)
  await page.getByRole('checkbox', { name: offer.name }).check()
  await expect(lineOf(page, offer.name)).toBeVisible()
  expect(await moving(page)).toEqual([])
  await page.mouse.wheel(0, 600)
  await expect(page.getByRole('banner')).toHaveAttribute('data-scrolled', 'true')
  expect(await moving(page)).toEqual([])
  await menuLink(page, paths.pricing).click()
  await expect(title(page, pricing.heading)).toBeFocused()
  expect(await fades()).toBe(0)
  await page.setViewportSize(viewports.mobile)
  await page.getByRole('button', { name: layoutCopy.openMenu }).click()
  expect(await moving(page)).toEqual([])
})
