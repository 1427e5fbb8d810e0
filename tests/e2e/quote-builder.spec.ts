import type { Page } from '@playwright/test'
import { customNameMaxLength, customPriceBounds, fixedItems, resources } from '#shared/catalogue.ts'
import { maxLines } from '#shared/checkout-contract.ts'
import { inDollars } from '#shared/money.ts'
import { initialSelection, priceSelection, mapResources, totalLines } from '#shared/pricing.ts'
import { quoteActions } from '#web/content/quote-actions.ts'
import { quoteBuilder, resourceWords } from '#web/content/quote-builder.ts'
import { formatUsd } from '#web/ui/browser/format-money.ts'
import { saveEarlierQuote } from '#tests/support/earlier-visit.ts'
import {
  choose,
  expect,
  fillInCustomService,
  open,
  proceedButton,
  shownTotal,
  test,
} from '#tests/support/journey.ts'
import { everything } from '#tests/support/selections.ts'

const { selected } = quoteBuilder.summary
const [, offer] = fixedItems
const [resource] = resources
const { more } = resourceWords[resource.id]

/** The lines that the builder shows once the first slider is elsewhere. */
const linesWith = (quantity: number) =>
  priceSelection({
    ...initialSelection,
    quantities: mapResources(({ id, initial }) => (id === resource.id ? quantity : initial)),
  })

test('the sliders can be moved with the keyboard, one step at a time', async ({ page }) => {
  await open(page, '/custom-quote')
  const { label, max, step } = resource
  const slider = page.getByRole('slider', { name: label })
  await slider.press('End')
  await expect(slider).toHaveValue(String(max))
  await expect(shownTotal(page)).toHaveText(formatUsd(totalLines(linesWith(max)).subtotal))
  await slider.press('ArrowLeft')
  await expect(slider).toHaveValue(String(max - step))
  await slider.press('Home')
  await expect(slider).toHaveValue('0')
  await expect(page.getByText(selected(linesWith(0).length))).toBeVisible()
  await slider.press('ArrowRight')
  await expect(slider).toHaveValue(String(step))
})

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

for (const [width, height] of [
  [1440, 900],
  [1024, 600],
] as const) {
  test(`at ${width} × ${height} px the panel’s total covers no focused control of a long package`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    await saveEarlierQuote(page, everything)
    await open(page, '/custom-quote')
    const panel = page.getByRole('complementary')
    const send = panel.getByRole('button', { name: quoteActions.send })
    const focused = page.locator(':focus')
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
    expect(covered).toEqual([])
  })
}

test('Back from the checkout, and a reload, keep the package', async ({ page }) => {
  await open(page, '/custom-quote')
  await choose(page, offer.name)
  await proceedButton(page).click()
  await expect(page).toHaveURL('/checkout')
  await page.goBack()
  await expect(page.getByRole('checkbox', { name: offer.name })).toBeChecked()
  await page.reload()
  await expect(page.getByRole('checkbox', { name: offer.name })).toBeChecked()
})

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
  await open(page, '/custom-quote')
  for (const choice of await page.getByRole('checkbox').all()) await choice.check()
  for (const slider of await page.getByRole('slider').all()) await slider.press('End')
  const price = String(inDollars(customPriceBounds.max))
  await fillInCustomService(page, 'x'.repeat(customNameMaxLength), price)
  await expect(page.getByText(selected(maxLines))).toBeVisible()
}

test('however much is selected, the total and Proceed stay in view on a small desktop screen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 650 })
  await selectEverything(page)
  await page.evaluate(() => scrollTo(0, 400))
  await expect(shownTotal(page)).toBeInViewport({ ratio: 1 })
  const proceed = proceedButton(page)
  await expect(proceed).toBeInViewport({ ratio: 1 })
  await proceed.click({ trial: true })
})

test('the longest name makes neither the builder nor the checkout overflow', async ({ page }) => {
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  await page.setViewportSize({ width: 320, height: 640 })
  await selectEverything(page)
  expect(await overflow()).toBe(0)
  await proceedButton(page).click()
  await expect(page.getByText('x'.repeat(customNameMaxLength))).toBeVisible()
  expect(await overflow()).toBe(0)
})

test('on a phone in landscape the bars leave most of the screen free', async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 })
  await open(page, '/custom-quote')
  await page.evaluate(() => scrollTo(0, 600))
  const header = await page.getByRole('banner').boundingBox()
  const total = await shownTotal(page).boundingBox()
  const proceed = await proceedButton(page).boundingBox()
  const barTop = Math.min(total?.y ?? 0, proceed?.y ?? 0)
  expect(barTop - (header?.height ?? 0)).toBeGreaterThan(390 * 0.65)
})
