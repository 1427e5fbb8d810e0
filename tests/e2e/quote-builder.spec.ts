import type { Page } from '@playwright/test'
import { customNameMaxLength, fixedItems, resources, type Resource } from '#shared/catalogue.ts'
import { maxLines } from '#shared/checkout-contract.ts'
import { initialSelection, mapResources } from '#shared/quote.ts'
import { checkoutCopy } from '#web/content/checkout-copy.ts'
import { quoteActions } from '#web/content/quote-action-labels.ts'
import { paths } from '#web/content/paths.ts'
import { quoteBuilder, resourceCopy } from '#web/content/quote-builder.ts'
import { sendQuote } from '#web/content/quote-message.ts'
import { quotePresets } from '#web/content/quote-presets.ts'
import { selectedText } from '#web/content/sums.ts'
import { expectAccessible } from '#tests/support/axe.ts'
import { openBeforeScript, saveEarlierQuote } from '#tests/support/earlier-visit.ts'
import {
  button,
  expect,
  fillInCustomService,
  open,
  overflow,
  proceedButton,
  selectEverything,
  shownTotal,
  totalOf,
  test,
} from '#tests/support/journey.ts'
import { viewports } from '#tests/support/viewports.ts'

const { custom, start } = quoteBuilder
const [saved, offer] = fixedItems
const [resource] = resources
const others: readonly Resource[] = resources.slice(1)

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true })

  test('a tooltip names an icon button after 700 ms and on keyboard focus, not after a tap, and closes on Escape wherever the focus is (rule 12.3)', async ({
    page,
  }) => {
    await page.clock.install()
    await open(page, paths.customQuote)
    // Otherwise a busy machine would take the 700 ms for what follows.
    await page.clock.pauseAt(Date.now() + 60_000)
    const more = button(page, resourceCopy[resource.id].more)
    const tooltip = page
      .getByRole('main')
      .getByRole('tooltip', { name: resourceCopy[resource.id].more })
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
    await page.keyboard.press('Tab')
    await page.keyboard.press('Shift+Tab')
    await page.clock.runFor(750)
    await expect(tooltip).toBeVisible()
  })
})

test('the total of the saved quote is shown before the application; earlier input is added to it, and an example clicked meanwhile can be undone (rule 8.8)', async ({
  page,
}) => {
  const [example] = quotePresets
  const earlier = { ...initialSelection, fixedItems: [saved.id] }
  await saveEarlierQuote(page, earlier)
  const release = await openBeforeScript(page, paths.customQuote)
  await expect(shownTotal(page)).toHaveText(totalOf(earlier))
  await expect(proceedButton(page)).toBeDisabled()
  await expectAccessible(page)
  await page.getByRole('checkbox', { name: offer.name }).check()
  await page.getByRole('slider', { name: resource.label }).press('End')
  const clicked = others.map(({ id }) => button(page, resourceCopy[id].more))
  for (const each of [...clicked, page.getByRole('button', { name: example?.name })]) {
    await each.click()
    await expect(each).toHaveAttribute('aria-busy', 'true')
  }
  await release()
  await expect(shownTotal(page)).toHaveText(totalOf(example?.selection ?? initialSelection))
  await expect(proceedButton(page)).toBeEnabled()
  await expectAccessible(page)
  await button(page, start.undo).click()
  const quantities = mapResources(({ id, initial, step, max }) =>
    id === resource.id ? max : Math.min(initial + step, max),
  )
  const all = { ...initialSelection, fixedItems: [saved.id, offer.id], quantities }
  await expect(shownTotal(page)).toHaveText(totalOf(all))
})

test('refused input, a quote ready to send and an empty quote are accessible; Escape leads back to Send', async ({
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
  for (const choice of await page.getByRole('checkbox').all()) await choice.uncheck()
  for (const slider of await page.getByRole('slider').all()) await slider.press('Home')
  await expect(proceedButton(page)).toBeDisabled()
  await expectAccessible(page)
})

/** Expects that the panel's total covers no focused control at any window size. */
async function expectNoneCovered(page: Page): Promise<void> {
  const panel = page.getByRole('complementary')
  const send = panel.getByRole('button', { name: quoteActions.send })
  const focused = page.locator(':focus')
  for (const [width, height] of [
    [1440, 900],
    [1024, 600],
  ] as const) {
    await page.setViewportSize({ width, height })
    await panel.getByRole('button').first().focus()
    const covered: string[] = []
    do {
      await page.keyboard.press('Tab')
      const isReached = await focused.evaluate((element) => {
        const { x, y, width: w, height: h } = element.getBoundingClientRect()
        return element.contains(document.elementFromPoint(x + w / 2, y + h / 2))
      })
      if (!isReached) covered.push((await focused.getAttribute('aria-label')) ?? 'another')
    } while (!(await send.evaluate((element) => element === document.activeElement)))
    expect(covered, `at ${width} × ${height} px`).toEqual([])
  }
}

test('a press on the next slider’s button counts although the note on an excessive quantity appears', async ({
  page,
}) => {
  const [next] = others
  if (!next) return test.skip()
  const { id, max } = resource
  await page.setViewportSize(viewports.mobile)
  await open(page, paths.customQuote)
  await page.getByLabel(resourceCopy[id].amount).fill(String(max + 1))
  await page.getByRole('button', { name: resourceCopy[next.id].more }).click()
  const note = quoteBuilder.typedQuantity.aboveMax(`${max + 1}`, `${max}`)
  await expect(page.locator('[aria-live]', { hasText: note })).toBeVisible()
  const value = String(next.initial + next.step)
  await expect(page.getByRole('slider', { name: next.label })).toHaveValue(value)
})

test('with forced colours only selected offers show a check mark', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await open(page, paths.customQuote)
  const choice = page.getByRole('checkbox', { name: offer.name })
  const checkMark = page.locator('label', { has: choice }).locator('svg')
  await expect(checkMark).toBeHidden()
  await choice.check()
  await expect(checkMark).toBeVisible()
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
  await expectNoneCovered(page)
  await page.setViewportSize({ width: 320, height: 640 })
  expect(await overflow(page)).toBe(0)
  await proceedButton(page).click()
  await page.getByText(checkoutCopy.summary.items(maxLines)).click()
  await expect(page.getByText(longestWord)).toBeVisible()
  expect(await overflow(page)).toBe(0)
})
