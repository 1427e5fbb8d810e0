import type { Page, Route } from '@playwright/test'
import { fixedItems, resources, type Resource } from '#shared/catalogue.ts'
import { priceSelection, mapResources, totalLines, type Selection } from '#shared/pricing.ts'
import * as z from '#shared/schema.ts'
import { checkoutCopy } from '#web/content/checkout-copy.ts'
import { layoutCopy } from '#web/content/layout.ts'
import { notices } from '#web/content/notices.ts'
import { paths } from '#web/content/paths.ts'
import { resourceCopy } from '#web/content/quote-builder.ts'
import { scriptListId } from '#web/shell/boot/first-view-scripts.ts'
import { formatUsd } from '#web/ui/browser/format-money.ts'
import { expectAccessible } from '#tests/support/axe.ts'
import { openBeforeScript, saveEarlierQuote } from '#tests/support/earlier-visit.ts'
import { button, consent, expect, field, shownTotal, test } from '#tests/support/journey.ts'
import { recordShifts } from '#tests/support/layout-shifts.ts'

/** The sum of a page's layout shifts, below what anybody notices. */
const maxLayoutShift = 0.02

const [saved, offer] = fixedItems
const [slid] = resources
const stepped: readonly Resource[] = resources.slice(1)
const oneStepUp = ({ initial, step, max }: Resource) => Math.min(initial + step, max)

/** A selection without a custom service. */
function selectionOf(
  ids: Selection['fixedItems'],
  quantities: Selection['quantities'] = mapResources(() => 0),
): Selection {
  return { fixedItems: ids, quantities, custom: { selected: false, name: '', price: null } }
}

const subtotalOf = (selection: Selection) =>
  formatUsd(totalLines(priceSelection(selection)).subtotal)

test('input and clicks from before the script has loaded are added to the saved package (rule 8.8)', async ({
  page,
}) => {
  const initial = mapResources((it) => it.initial)
  await saveEarlierQuote(page, selectionOf([saved.id], initial))
  const release = await openBeforeScript(page, paths.customQuote)
  await page.getByRole('checkbox', { name: offer.name }).check()
  await page.getByRole('slider', { name: slid.label }).press('End')
  for (const { id } of stepped) {
    const more = page.getByRole('button', { name: resourceCopy[id].more })
    await more.tap()
    await expect(more).toHaveAttribute('aria-busy', 'true')
  }
  await release()
  await expect(page.getByRole('checkbox', { name: offer.name })).toBeChecked()
  await expect(page.getByRole('slider', { name: slid.label })).toHaveValue(String(slid.max))
  for (const it of stepped) {
    await expect(page.getByRole('slider', { name: it.label })).toHaveValue(String(oneStepUp(it)))
  }
  const quantities = mapResources((it) => (it.id === slid.id ? it.max : oneStepUp(it)))
  await expect(shownTotal(page)).toHaveText(
    subtotalOf(selectionOf([saved.id, offer.id], quantities)),
  )
})

test('scrolling before the script has loaded is not undone', async ({ page }) => {
  const release = await openBeforeScript(page, paths.terms)
  await page.evaluate(() => scrollTo(0, 1200))
  await release()
  expect(await page.evaluate(() => scrollY)).toBe(1200)
})

test('details typed before the script arrives stay', async ({ page }) => {
  await saveEarlierQuote(page, selectionOf([saved.id]))
  const release = await openBeforeScript(page, paths.checkout)
  await field(page, 'fullName').fill('Wanjiru Kamau')
  await field(page, 'email').fill('wanjiru@acme.example')
  await field(page, 'email').press('Enter')
  await field(page, 'country').fill('Elsewhere')
  await consent(page).check()
  await page.getByRole('button', { name: checkoutCopy.payWithoutTotal }).tap()
  await release()
  await expect(page.getByText(notices.requiredFieldsMissing.title)).toBeVisible()
  await expect(field(page, 'phone')).toBeFocused()
  await expect(field(page, 'fullName')).toHaveValue('Wanjiru Kamau')
  await expect(field(page, 'country')).toHaveValue('Elsewhere')
  await expect(consent(page)).toBeChecked()
  expect(page.url()).not.toContain('wanjiru')
})

test('the checkout’s form does not jump when the order appears, as a row above its first field, which opens (rule 9.15)', async ({
  page,
}) => {
  await saveEarlierQuote(page, selectionOf([saved.id]))
  const shifted = await recordShifts(page)
  const release = await openBeforeScript(page, paths.checkout)
  await release()
  const row = page.getByText(checkoutCopy.summary.items(1))
  await expect(row).toBeVisible()
  await expect(field(page, 'fullName')).toBeInViewport({ ratio: 1 })
  // Two frames, after which every shift so far has been reported.
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  )
  expect(await shifted()).toBeLessThanOrEqual(maxLayoutShift)
  await expect(page.getByText(saved.name)).toBeHidden()
  await row.tap()
  await expect(page.getByText(saved.name)).toBeVisible()
  await expectAccessible(page)
})

/** Opens a page once for each script of its first view, acts while that one is held back, and expects the answer. */
async function actWhileLoading(
  page: Page,
  path: string,
  act: () => Promise<void>,
  answer: () => Promise<void>,
): Promise<void> {
  await page.goto(path)
  const list = await page.locator(`#${scriptListId}`).textContent()
  // The others import what records a tap, too.
  const boot = await page.locator('script[src]').getAttribute('src')
  const all = z.array(z.string()).parse(JSON.parse(list ?? ''))
  const scripts = all.filter((script) => script !== boot)
  expect(scripts.length).toBeGreaterThan(5)
  for (const script of scripts) {
    const held: Route[] = []
    await page.route(`**${script}`, (route) => {
      held.push(route)
    })
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    await act()
    await expect.poll(() => held.length).toBeGreaterThan(0)
    await Promise.all(held.map((route) => route.continue()))
    await page.unroute(`**${script}`)
    await answer()
  }
}

test('a tap is answered, whichever script is on its way (rule 8.8)', async ({ page }) => {
  // Each time as on a first visit.
  await page.addInitScript(() => localStorage.clear())
  const more = button(page, resourceCopy[slid.id].more)
  await actWhileLoading(
    page,
    paths.customQuote,
    () => more.tap(),
    () =>
      expect(page.getByRole('slider', { name: slid.label })).toHaveValue(String(oneStepUp(slid))),
  )
  await saveEarlierQuote(page, selectionOf([saved.id]))
  await actWhileLoading(
    page,
    paths.checkout,
    () => button(page, checkoutCopy.payWithoutTotal).tap(),
    () => expect(page.getByText(notices.requiredFieldsMissing.title)).toBeVisible(),
  )
  await actWhileLoading(
    page,
    paths.home,
    () => button(page, layoutCopy.openMenu).tap(),
    () => expect(button(page, layoutCopy.closeMenu)).toBeFocused(),
  )
})
