import type { Locator, Page } from '@playwright/test'
import { customNameMaxLength, fixedItems, resources } from '#shared/catalogue.ts'
import { priceSelection } from '#shared/quote.ts'
import { maxLines } from '#shared/checkout-contract.ts'
import { checkoutCopy } from '#web/content/checkout-copy.ts'
import { comparison } from '#web/content/comparison.ts'
import { quoteActions } from '#web/content/quote-action-labels.ts'
import { paths } from '#web/content/paths.ts'
import { quotePresets } from '#web/content/quote-presets.ts'
import { resourceCopy } from '#web/content/catalogue-copy.ts'
import { quoteBuilder } from '#web/content/quote-builder.ts'
import { sendQuote } from '#web/content/shared-quote.ts'
import { selectedText } from '#web/content/sum-names.ts'
import { expectAccessible } from '#tests/support/axe.ts'
import {
  choose,
  fillInCustomService,
  proceedButton,
  selectEverything,
  shownTotal,
} from '#tests/support/at-builder.ts'
import { viewports } from '#tests/support/browser.ts'
import { button, expect, open, overflow, test, waitForHydration } from '#tests/support/journey.ts'

const { custom } = quoteBuilder
const [offer] = fixedItems
const [resource] = resources

test('refused input, a quote ready to send, one beside its copy and an empty quote are accessible; Escape leads back to Send', async ({
  page,
}) => {
  await open(page, paths.customQuote)
  await page.getByRole('checkbox', { name: custom.checkbox }).check()
  await page.getByLabel(custom.price).fill('-')
  await page.getByLabel(resourceCopy[resource.id].amount).fill(String(resource.max + 1))
  await proceedButton(page).click()
  await expect(page.getByText(custom.refused(custom.notAnAmount('-')))).toBeVisible()
  await expect(page.getByText(custom.nameMissing)).toBeVisible()
  await expectAccessible(page)
  for (const choice of await page.getByRole('checkbox').all()) await choice.check()
  await fillInCustomService(page, offer.name, '1')
  await expectAccessible(page)
  const send = button(page, quoteActions.send)
  await send.press('Enter')
  const dialog = page.getByRole('dialog', { name: sendQuote.heading })
  await expect(dialog).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(send).toBeFocused()
  await button(page, quoteBuilder.summary.copy.keep).click()
  for (const choice of await page.getByRole('checkbox').all()) await choice.uncheck()
  await button(page, quoteBuilder.summary.copy.compare).click()
  await page.getByLabel(comparison.copy.name).fill('国'.repeat(60))
  await expectAccessible(page)
  await page.setViewportSize(viewports.mobile)
  expect(await overflow(page)).toBe(0)
  await page.keyboard.press('Escape')
  await expect(button(page, quoteBuilder.summary.copy.compare)).toBeFocused()
  for (const slider of await page.getByRole('slider').all()) await slider.press('Home')
  await expect(proceedButton(page)).toBeDisabled()
  await expectAccessible(page)
})

/** Whether nothing covers an element's centre. */
const isUncovered = (locator: Locator) =>
  locator.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect()
    return element.contains(document.elementFromPoint(x + width / 2, y + height / 2))
  })

test('with any selection the total and all actions are in view and cover no focused control, and nothing overflows (rule 7.5)', async ({
  page,
}) => {
  const longestWord = 'x'.repeat(customNameMaxLength)
  await page.setViewportSize({ width: 1366, height: 650 })
  await open(page, paths.customQuote)
  await expect(proceedButton(page)).toBeInViewport({ ratio: 1 })
  await selectEverything(page, longestWord)
  await expect(page.getByText(selectedText(maxLines))).toBeVisible()
  const panel = page.getByRole('complementary')
  const { share, print, send, ask } = quoteActions
  const secondary = [share, print, send].map((name) => panel.getByRole('button', { name }))
  for (const [width, height, top] of [
    [1366, 768, 0],
    [1280, 720, 0],
    [1024, 768, 0],
    [1280, 650, 400],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.evaluate((y) => scrollTo(0, y), top)
    const actions = [proceedButton(page), ...secondary, panel.getByRole('link', { name: ask })]
    for (const shown of [shownTotal(page), ...actions]) {
      await expect(shown).toBeInViewport({ ratio: 1 })
    }
    for (const action of actions) await action.click({ trial: true })
  }
  for (const [width, height] of [
    [1440, 900],
    [1024, 600],
  ] as const) {
    await page.setViewportSize({ width, height })
    for (const control of await panel.getByRole('button').all()) {
      await control.focus()
      expect(await isUncovered(control), `at ${width} × ${height} px`).toBe(true)
    }
  }
  await page.setViewportSize({ width: 320, height: 640 })
  expect(await overflow(page)).toBe(0)
  await proceedButton(page).click()
  await page.getByText(checkoutCopy.summary.items(maxLines)).click()
  await expect(page.getByText(longestWord)).toBeVisible()
  expect(await overflow(page)).toBe(0)
})

test('the panel shows the first lines of a large package without scrolling (rule 7.5)', async ({
  page,
}) => {
  const counts = quotePresets.map(({ selection }) => priceSelection(selection).lines.length)
  const count = Math.max(...counts)
  await open(page, `${paths.customQuote}?example=${quotePresets[counts.indexOf(count)]?.id}`)
  const lines = page.getByRole('complementary').locator('li:has(button)')
  for (const [width, height, least] of [
    [1366, 657, 5],
    [1280, 720, 5],
    [1440, 900, 8],
  ] as const) {
    await page.setViewportSize({ width, height })
    for (const line of (await lines.all()).slice(0, least))
      await expect(line).toBeInViewport({ ratio: 0.99 })
  }
  await expect(lines).toHaveCount(count)
})

const box = (tab: Page, name: string) => tab.getByRole('checkbox', { name })

test(
  'a service that another tab removed does not come back with a reload or with Back (rule 8.7)',
  { tag: '@every-engine' },
  async ({ page, context }) => {
    const [first, second] = fixedItems
    for (const leave of ['reload', 'goBack'] as const) {
      await open(page, paths.customQuote)
      await choose(page, first.name)
      await box(page, second.name).check()
      if (leave === 'goBack') await page.goto('about:blank')
      const other = await context.newPage()
      await open(other, paths.customQuote)
      await box(other, second.name).uncheck()
      await other.close()
      await page[leave]()
      await waitForHydration(page)
      await expect(box(page, first.name)).toBeChecked()
      await expect(box(page, second.name)).not.toBeChecked()
      await box(page, first.name).uncheck()
    }
  },
)

test.describe(() => {
  test.use({ hasTouch: true })

  test('a tooltip names an icon button after 700 ms and on keyboard focus, not after a tap, and closes on Escape wherever the focus is (rule 12.3)', async ({
    page,
  }) => {
    await page.clock.install()
    await open(page, paths.customQuote)
    // Otherwise a busy machine would take the 700 ms for what follows.
    await page.clock.pauseAt(Date.now() + 60_000)
    const label = resourceCopy[resources[0].id].more
    const more = button(page, label)
    const tooltip = page.getByRole('main').getByRole('tooltip', { name: label })
    for (const close of [() => page.keyboard.press('Escape'), () => page.mouse.move(0, 0)]) {
      await page.mouse.move(0, 0)
      await more.hover()
      await page.clock.runFor(650)
      await expect(tooltip).toHaveCount(0)
      await page.clock.runFor(100)
      await expect(tooltip).toBeVisible()
      await close()
      await page.clock.runFor(750)
      await expect(tooltip).toHaveCount(0)
    }

    await more.tap()
    await expect(more).toBeFocused()
    await page.clock.runFor(750)
    await expect(tooltip).toHaveCount(0)
    // No stop of the Tab key (rule 7.10), but a screen reader's keys lead to it.
    await page.keyboard.press('Tab')
    await more.focus()
    await page.clock.runFor(750)
    await expect(tooltip).toBeVisible()
  })
})
