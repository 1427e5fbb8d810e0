import type { Page } from '@playwright/test'
import { resources } from '#shared/catalogue.ts'
import { initialSelection } from '#shared/quote.ts'
import { layoutCopy } from '#web/content/layout.ts'
import { notices } from '#web/content/notices.ts'
import { paths } from '#web/content/paths.ts'
import { quoteBuilder } from '#web/content/quote-builder.ts'
import { expectAccessible } from '#tests/support/axe.ts'
import { proceedButton, saveEarlierQuote, shownTotal } from '#tests/support/at-builder.ts'
import {
  button,
  cutWords,
  expect,
  isHydrated,
  lineCounts,
  menuLink,
  open,
  test,
} from '#tests/support/journey.ts'
import { ignoreFailedLoads } from '#tests/support/network.ts'

const openButton = (page: Page) => button(page, layoutCopy.openMenu)
const closeButton = (page: Page) => button(page, layoutCopy.closeMenu)

test('the menu opens, and closes by its button, by Escape, when the focus leaves it and when a link is chosen, without the application (rule 2.3)', async ({
  page,
}) => {
  await page.goto(paths.about)
  await openButton(page).tap()
  await expect(closeButton(page)).toBeFocused()
  await expectAccessible(page)
  await closeButton(page).tap()
  await expect(closeButton(page)).toBeHidden()
  await expect(openButton(page)).toBeFocused()
  await openButton(page).press('Enter')
  await page.keyboard.press('Escape')
  await expect(closeButton(page)).toBeHidden()
  await openButton(page).press('Enter')
  await page.getByRole('banner').getByRole('link', { name: layoutCopy.quoteButton }).focus()
  await page.keyboard.press('Tab')
  await expect(closeButton(page)).toBeHidden()
  await openButton(page).tap()
  expect(await isHydrated(page)).toBe(false)
  await menuLink(page, paths.pricing).tap()
  await expect(page).toHaveURL(paths.pricing)
  await page.goBack()
  await expect(closeButton(page)).toBeHidden()
})

test('the menu says that the browser keeps a package, and fails in no browser without popovers (rule 2.6)', async ({
  page,
}) => {
  await page.addInitScript(() => void Reflect.deleteProperty(HTMLElement.prototype, 'hidePopover'))
  await page.goto(paths.about)
  await openButton(page).tap()
  await expect(page.getByText(layoutCopy.kept).filter({ visible: true })).toHaveCount(0)
  await saveEarlierQuote(page, initialSelection)
  await page.reload()
  await openButton(page).tap()
  await expect(page.getByText(layoutCopy.kept).filter({ visible: true })).toHaveCount(1)
  await menuLink(page, paths.pricing).tap()
  await expect(page).toHaveURL(paths.pricing)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the menu opens and closes, and its links work (rule 2.3)', async ({ page }) => {
    await page.goto(paths.about)
    await openButton(page).tap()
    await closeButton(page).tap()
    await expect(closeButton(page)).toBeHidden()
    await openButton(page).tap()
    await menuLink(page, paths.pricing).tap()
    await expect(page).toHaveURL(paths.pricing)
  })
})

const copy = quoteBuilder.summary
const [resource] = resources

test('the bar opens the lines in a sheet, which Android’s Back closes, and nothing else (rules 1.15 and 7.16)', async ({
  page,
}) => {
  // A press of Back itself can't be sent: the browser then asks the last watcher.
  const content =
    'CloseWatcher = class extends CloseWatcher { constructor() { super(); self.lastWatcher = this } }'
  await page.addInitScript({ content })
  await open(page, paths.customQuote)
  await button(page, copy.showLines).tap()
  const sheet = page.getByRole('dialog', { name: copy.heading })
  await expect(sheet).toBeInViewport({ ratio: 1 })
  await expectAccessible(page)
  await page.evaluate('lastWatcher.requestClose()')
  await expect(sheet).toBeHidden()
  await expect(button(page, copy.showLines)).toBeFocused()
  await expect(page).toHaveURL(paths.customQuote)
})

test('if the sheet does not load, the page shows its own list', async ({ page, browserErrors }) => {
  await open(page, paths.customQuote)
  await page.route('**/assets/bottom-sheet-*.js', (route) => route.abort())
  await button(page, copy.showLines).tap()
  await expect(page.getByText(notices.partNotLoaded.title)).toBeVisible()
  const list = page.getByRole('heading', { name: copy.heading, exact: true })
  await expect(list).toBeFocused()
  await expect(list).toBeInViewport()
  await page.getByRole('button', { name: copy.remove(resource.name) }).tap()
  await expect(page.getByRole('slider', { name: resource.label })).toHaveValue('0')
  ignoreFailedLoads(browserErrors)
})

test('at each size the total and Proceed are in view on at most two lines, and cover no focused control (rule 7.5)', async ({
  page,
}) => {
  await open(page, paths.customQuote)
  for (const [width, height] of [
    [320, 256],
    [320, 640],
    [360, 400],
    [360, 640],
    [390, 400],
    [600, 640],
    [844, 390],
  ] as const) {
    await page.setViewportSize({ width, height })
    // At the page's end the bar is no longer at the bottom of the screen.
    await page.evaluate(() => scrollTo(0, 0))
    await expect(shownTotal(page)).toBeInViewport({ ratio: 1 })
    await expect(proceedButton(page)).toBeInViewport({ ratio: 1 })
    const [lines] = await lineCounts(proceedButton(page))
    expect(lines, `at ${width} × ${height} px`).toBeLessThanOrEqual(2)
    expect(await cutWords(page, proceedButton(page)), `at ${width} × ${height} px`).toEqual([])
    const bar = await button(page, copy.showLines).boundingBox()
    for (const choice of await page.getByRole('checkbox').all()) {
      await choice.focus()
      // Its whole card, if there is room for one.
      const card = choice.locator('xpath=ancestor::label')
      const control = await (height < 640 ? choice : card).boundingBox()
      const bottom = (control?.y ?? 0) + (control?.height ?? 0)
      expect(bottom, `at ${width} × ${height} px`).toBeLessThanOrEqual(bar?.y ?? 0)
    }
  }
})
