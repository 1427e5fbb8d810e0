import type { Page, Route } from '@playwright/test'
import { fixedItems, resources } from '#shared/catalogue.ts'
import {
  initialSelection,
  linesOf,
  quantitiesOf,
  totalsOf,
  type Selection,
} from '#shared/pricing.ts'
import { checkoutWords } from '#web/content/checkout.ts'
import { notices } from '#web/content/notices.ts'
import { resourceWords } from '#web/content/quote-builder.ts'
import { storageKeys } from '#web/content/storage-keys.ts'
import { formatUsd } from '#web/lib/format-money.ts'
import { quoteItemOf } from '#web/state/saved-quote.ts'
import {
  consent,
  expect,
  field,
  waitForHydration,
  proceedButton,
  shownTotal,
  test,
} from '#tests/support/journey.ts'

/** The sum of a page's layout shifts, below what anybody notices. */
const maxLayoutShift = 0.02

const [saved, offer] = fixedItems
const [slid, stepped] = resources
const { more } = resourceWords[stepped.id]
const oneStepUp = Math.min(stepped.initial + stepped.step, stepped.max)

/** A selection without a custom service. */
function selectionOf(
  ids: Selection['fixedItems'],
  quantities: Selection['quantities'] = quantitiesOf(() => 0),
): Selection {
  return { fixedItems: ids, quantities, custom: { selected: false, name: '', price: null } }
}

const subtotalOf = (selection: Selection) => formatUsd(totalsOf(linesOf(selection)).subtotal)

/** Delays the application's script, like a slow network, until it is released. */
async function delayScript(page: Page): Promise<() => Promise<void>> {
  const pending: Route[] = []
  let isReleased = false
  await page.route('**/assets/entry-client-*.js', async (route) => {
    if (isReleased) await route.continue()
    else pending.push(route)
  })
  return async () => {
    isReleased = true
    await Promise.all(pending.splice(0).map((route) => route.continue()))
  }
}

/** Lets the browser hold a package that an earlier visit saved. */
async function saveEarlierPackage(page: Page): Promise<void> {
  const items = JSON.stringify(linesOf(selectionOf([saved.id])).map(quoteItemOf))
  await page.addInitScript(
    ([key, value]) => {
      if (location.protocol.startsWith('http')) localStorage.setItem(key, value)
    },
    [storageKeys.quoteItems, items] as const,
  )
}

test('input and clicks from before the script has loaded take effect', async ({ page }) => {
  const release = await delayScript(page)
  await page.goto('/custom-quote')
  await page.getByRole('checkbox', { name: offer.name }).check()
  await page.getByRole('slider', { name: slid.label }).press('End')
  await page.getByRole('button', { name: more }).tap()
  await expect(page.getByRole('button', { name: more })).toHaveAttribute('aria-busy', 'true')
  await release()
  await waitForHydration(page)
  await expect(page.getByRole('checkbox', { name: offer.name })).toBeChecked()
  await expect(page.getByRole('slider', { name: slid.label })).toHaveValue(String(slid.max))
  await expect(page.getByRole('slider', { name: stepped.label })).toHaveValue(String(oneStepUp))
  const quantities = {
    ...initialSelection.quantities,
    [slid.id]: slid.max,
    [stepped.id]: oneStepUp,
  }
  await expect(shownTotal(page)).toHaveText(subtotalOf(selectionOf([offer.id], quantities)))
})

test('scrolling before the script has loaded is not undone', async ({ page }) => {
  const release = await delayScript(page)
  await page.goto('/terms')
  await page.evaluate(() => scrollTo(0, 1200))
  await release()
  await waitForHydration(page)
  expect(await page.evaluate(() => scrollY)).toBe(1200)
})

test('early ticks are added to the package that was saved before', async ({ page }) => {
  await saveEarlierPackage(page)
  const release = await delayScript(page)
  await page.goto('/custom-quote')
  await page.getByRole('checkbox', { name: offer.name }).check()
  await release()
  await waitForHydration(page)
  await expect(shownTotal(page)).toHaveText(subtotalOf(selectionOf([saved.id, offer.id])))
})

test('details typed before the script arrives stay', async ({ page }) => {
  await saveEarlierPackage(page)
  const release = await delayScript(page)
  await page.goto('/checkout')
  await field(page, 'fullName').fill('Wanjiru Kamau')
  await field(page, 'email').fill('wanjiru@acme.example')
  await field(page, 'email').press('Enter')
  await field(page, 'country').fill('Elsewhere')
  await consent(page).check()
  await page.getByRole('button', { name: checkoutWords.payWithoutTotal }).tap()
  await release()
  await waitForHydration(page)
  await expect(page.getByText(notices.requiredFieldsMissing.title)).toBeVisible()
  await expect(field(page, 'phone')).toBeFocused()
  await expect(field(page, 'fullName')).toHaveValue('Wanjiru Kamau')
  await expect(field(page, 'country')).toHaveValue('Elsewhere')
  await expect(consent(page)).toBeChecked()
  expect(page.url()).not.toContain('wanjiru')
})

test('the checkout’s form does not jump when the order appears', async ({ page }) => {
  await saveEarlierPackage(page)
  const release = await delayScript(page)
  await page.goto('/checkout')
  await page.evaluate(() => {
    new PerformanceObserver((list) => {
      const shifts = list.getEntries().map((entry): unknown => Reflect.get(entry, 'value'))
      document.body.dataset['shift'] = [document.body.dataset['shift'], ...shifts].join(' ')
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await release()
  await waitForHydration(page)
  await expect(page.getByText(saved.name)).toBeVisible()
  // Two frames, after which every shift so far has been reported.
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  )
  const shifts = await page.evaluate(() => document.body.dataset['shift'] ?? '')
  const total = shifts
    .split(' ')
    .map(Number)
    .reduce((sum, shift) => sum + shift, 0)
  expect(total).toBeLessThanOrEqual(maxLayoutShift)
})

test('the total and Proceed stay in view on mobile', async ({ page }) => {
  await page.goto('/custom-quote')
  await expect(shownTotal(page)).toBeInViewport()
  await expect(proceedButton(page)).toBeInViewport()
})
