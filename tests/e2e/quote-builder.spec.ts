import type { Page } from '@playwright/test'
import {
  customNameMaxLength,
  customPriceBounds,
  fixedItems,
  resources,
  type Resource,
} from '#shared/catalogue.ts'
import { maxLines } from '#shared/checkout-contract.ts'
import { inDollars } from '#shared/money.ts'
import { quoteActions } from '#web/content/quote-action-labels.ts'
import { quoteBuilder, resourceCopy } from '#web/content/quote-builder.ts'
import { saveEarlierQuote } from '#tests/support/earlier-visit.ts'
import {
  expect,
  fillInCustomService,
  open,
  proceedButton,
  shownTotal,
  test,
} from '#tests/support/journey.ts'
import { everything } from '#tests/support/selections.ts'
import { viewports } from '#tests/support/viewports.ts'

const { selected } = quoteBuilder.summary
const [, offer] = fixedItems
const [resource] = resources
const { more } = resourceCopy[resource.id]

test.describe('a tooltip', () => {
  test.use({ hasTouch: true })

  test.beforeEach(async ({ page }) => {
    await page.clock.install()
    await open(page, '/custom-quote')
    // Otherwise a busy machine would take the 700 ms for what follows.
    await page.clock.pauseAt(Date.now() + 60_000)
  })

  test('names an icon button after 700 ms, not earlier', async ({ page }) => {
    await page.getByRole('button', { name: more }).hover()
    await page.clock.runFor(650)
    await expect(page.getByRole('tooltip')).toHaveCount(0)
    await page.clock.runFor(100)
    await expect(page.getByRole('main').getByRole('tooltip', { name: more })).toBeVisible()
  })

  test('does not stay after a tap, but opens for the keyboard’s focus', async ({ page }) => {
    const button = page.getByRole('button', { name: more })
    const tooltip = page.getByRole('tooltip', { name: more })
    // Loads the library: a tooltip opens at once from here on.
    await button.hover()
    await page.clock.runFor(750)
    await expect(tooltip).toBeVisible()
    await page.mouse.move(0, 0)
    await page.clock.runFor(750)
    await expect(tooltip).toHaveCount(0)

    await button.tap()
    await expect(button).toBeFocused()
    await page.clock.runFor(750)
    await expect(tooltip).toHaveCount(0)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Shift+Tab')
    await page.clock.runFor(750)
    await expect(tooltip).toBeVisible()
  })
})

test('the panel’s total covers no focused control of a long package', async ({ page }) => {
  await saveEarlierQuote(page, everything)
  await open(page, '/custom-quote')
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
    } while (!(await send.evaluate((button) => button === document.activeElement)))
    expect(covered, `at ${width} × ${height} px`).toEqual([])
  }
})

const others: readonly Resource[] = resources.slice(1)
for (const next of others.slice(0, 1)) {
  test('a press on the next slider’s button counts, though the note of an excessive quantity appears', async ({
    page,
  }) => {
    const { id, step, max } = resource
    await page.setViewportSize(viewports.mobile)
    await open(page, '/custom-quote')
    await page.getByLabel(resourceCopy[id].amount).fill(String(max + 1))
    await page.getByRole('button', { name: resourceCopy[next.id].more }).click()
    const note = quoteBuilder.adjusted(`${max + 1}`, `${max}`, `${step}`, `${max}`)
    await expect(page.getByRole('status').filter({ hasText: note })).toBeVisible()
    await expect(page.getByRole('slider', { name: next.label })).toHaveValue(
      String(next.initial + next.step),
    )
  })
}

test('with forced colours only selected offers show a check mark', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await open(page, '/custom-quote')
  const choice = page.getByRole('checkbox', { name: offer.name })
  const checkMark = page.locator('label', { has: choice }).locator('svg')
  await expect(checkMark).toBeHidden()
  await choice.check()
  await expect(checkMark).toBeVisible()
})

/** Selects every offer, and a custom service with the longest name, in one word. */
async function selectEverything(page: Page): Promise<void> {
  for (const choice of await page.getByRole('checkbox').all()) await choice.check()
  for (const slider of await page.getByRole('slider').all()) await slider.press('End')
  const price = String(inDollars(customPriceBounds.max))
  await fillInCustomService(page, 'x'.repeat(customNameMaxLength), price)
  await expect(page.getByText(selected(maxLines))).toBeVisible()
}

test('however much is selected, the total and Proceed are in view, and nothing overflows (rule 7.5)', async ({
  page,
}) => {
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  await page.setViewportSize({ width: 1366, height: 650 })
  await open(page, '/custom-quote')
  await expect(proceedButton(page)).toBeInViewport({ ratio: 1 })
  await selectEverything(page)
  for (const top of [0, 400]) {
    await page.evaluate((y) => scrollTo(0, y), top)
    await expect(shownTotal(page)).toBeInViewport({ ratio: 1 })
    await expect(proceedButton(page)).toBeInViewport({ ratio: 1 })
    await proceedButton(page).click({ trial: true })
  }
  await page.setViewportSize({ width: 320, height: 640 })
  expect(await overflow()).toBe(0)
  await proceedButton(page).click()
  await expect(page.getByText('x'.repeat(customNameMaxLength))).toBeVisible()
  expect(await overflow()).toBe(0)
})
