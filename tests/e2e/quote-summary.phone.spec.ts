import { fixedItems, resources } from '#shared/catalogue.ts'
import { notices } from '#web/content/notices.ts'
import { paths } from '#web/content/paths.ts'
import { quoteBuilder } from '#web/content/quote-builder.ts'
import { quotePresets } from '#web/content/quote-presets.ts'
import { expectAccessible } from '#tests/support/axe.ts'
import { choose, proceedButton, shownTotal } from '#tests/support/at-builder.ts'
import { button, expect, open, test, cutWords, lineCounts } from '#tests/support/journey.ts'
import { ignoreFailedLoads } from '#tests/support/network.ts'

const copy = quoteBuilder.summary
const [resource] = resources
const [offer] = fixedItems

test('after an example the last package is offered in view, above the bar (rule 7.12)', async ({
  page,
}) => {
  await open(page, paths.customQuote)
  await choose(page, offer.name)
  await page.evaluate(() => scrollTo(0, 0))
  const proceed = await proceedButton(page).boundingBox()
  for (const { name } of quotePresets) {
    await page.getByRole('button', { name }).click()
    const bottom = async () => {
      const box = await button(page, quoteBuilder.restore.button).boundingBox()
      return box && box.y + box.height
    }
    await expect.poll(bottom).toBeLessThan(proceed?.y ?? 0)
  }
})

test('the bar opens the lines in a sheet where they can be removed; Escape leads back to the bar (rule 7.16)', async ({
  page,
}) => {
  await open(page, paths.customQuote)
  await button(page, copy.showLines).tap()
  const sheet = page.getByRole('dialog', { name: copy.heading })
  await expect(sheet).toBeInViewport({ ratio: 1 })
  await sheet.getByRole('button', { name: copy.remove(resource.name) }).press('Enter')
  await expect(sheet.getByRole('button', { name: copy.undoFor(resource.name) })).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await expect(button(page, copy.showLines)).toBeFocused()
})

test('if the sheet does not load, the page shows its own list', async ({ page, browserErrors }) => {
  await open(page, paths.customQuote)
  await page.route('**/assets/bottom-sheet-*.js', (route) => route.abort())
  await button(page, copy.showLines).tap()
  await expect(page.getByText(notices.partNotLoaded.title)).toBeVisible()
  const heading = page.getByRole('heading', { name: copy.heading, exact: true })
  await expect(heading).toBeFocused()
  await expect(heading).toBeInViewport()
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

test('Android’s Back closes the sheet, and nothing else (rule 1.15)', async ({ page }) => {
  // A press of Back itself can't be sent: the browser then asks the last watcher.
  const content =
    'CloseWatcher = class extends CloseWatcher { constructor() { super(); self.lastWatcher = this } }'
  await page.addInitScript({ content })
  await open(page, paths.customQuote)
  await button(page, quoteBuilder.summary.showLines).tap()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.evaluate('lastWatcher.requestClose()')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page).toHaveURL(paths.customQuote)
})
