import { test as base, expect, type Locator, type Page } from '@playwright/test'
import { customPriceBounds, fixedItems, resources } from '#shared/catalogue.ts'
import { customerFields, type CustomerFieldName } from '#shared/customer-fields.ts'
import { fromCents } from '#shared/money.ts'
import { mapResources, priceSelection, type Selection } from '#shared/quote.ts'
import { checkoutCopy } from '#web/content/checkout-copy.ts'
import { layoutCopy } from '#web/content/layout.ts'
import { paths } from '#web/content/paths.ts'
import { paymentSuccess } from '#web/content/payment-result.ts'
import { quoteBuilder } from '#web/content/quote-builder.ts'
import { siteMap } from '#web/content/site-map.ts'
import { formatExactPrice, formatPrice } from './shown-amounts.ts'
import { watchTexts } from './watch-texts.ts'

export { expect }

type Fixtures = {
  /** Console errors, uncaught exceptions, and whatever the page's Content-Security-Policy blocked. */
  readonly browserErrors: string[]
}

/** A test in a real browser, which also fails on any browser error. */
export const test = base.extend<Fixtures>({
  browserErrors: [
    async ({ context }, use) => {
      const browserErrors: string[] = []
      context.on('weberror', (it) => browserErrors.push(`uncaught: ${it.error().message}`))
      context.on('console', (message) => {
        const { url } = message.location()
        // The browser logs the 404 status of the not-found page itself.
        const isOwnStatus = url === message.page()?.url()
        if (message.type() === 'error' && !isOwnStatus)
          browserErrors.push(`console: ${message.text()} (${url})`)
      })
      await context.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', (event) =>
          reportError(new Error(`blocked: ${event.effectiveDirective} ${event.blockedURI}`)),
        )
      })
      await context.addInitScript(watchTexts)
      await use(browserErrors)
      expect(browserErrors, 'browser errors').toEqual([])
    },
    { auto: true },
  ],
})

/** Opens a page and waits until it is hydrated. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await waitForHydration(page)
}

/** Whether the application runs, which is when the router takes over scroll restoration. */
export const isHydrated = (page: Page) =>
  page.evaluate(() => history.scrollRestoration === 'manual')

/** Points at a control, and waits for hydration. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    document.querySelector('input')?.dispatchEvent(new Event('pointerover', { bubbles: true }))
    return history.scrollRestoration === 'manual'
  })
}

/** Waits for two frames and an idle period. Chromium may not report one to a page that draws nothing. */
export const idle = (page: Page) =>
  page.evaluate(
    () =>
      new Promise((resolve) =>
        requestAnimationFrame(() =>
          requestAnimationFrame(() => {
            // Safari has no idle callbacks.
            if ('requestIdleCallback' in window) requestIdleCallback(resolve, { timeout: 2_000 })
            else setTimeout(resolve)
          }),
        ),
      ),
  )

/** The sum of the layout shifts since the page was opened. */
export const shiftsOf = (page: Page) =>
  page.evaluate(async () => {
    let sum = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) sum += Number(Reflect.get(entry, 'value'))
    }).observe({ type: 'layout-shift', buffered: true })
    // After two frames, every shift so far has been reported.
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
    return sum
  })

/** The width of the page beyond the window, once what depends on the window's width is drawn. */
export async function overflow(page: Page): Promise<number> {
  await idle(page)
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    return scrollWidth - clientWidth
  })
}

/** The notifications that are shown, the latest one last. */
export const shownNotifications = (page: Page) =>
  page.getByRole('region', { name: layoutCopy.notices }).locator('[aria-live] > *')

/** A page's name in the menus. */
export function labelOf(path: string): string {
  return siteMap.find((page) => page.path === path)?.label ?? path
}

/** The total that the builder shows. */
export const shownTotal = (page: Page) =>
  page.getByRole('complementary').getByLabel('To pay, including VAT').filter({ visible: true })

/** The total of a selection, as the builder shows it. */
export const totalOf = (selection: Selection) => formatPrice(priceSelection(selection).totals.total)

/** The page's h1. */
export const heading = (page: Page, name?: string) =>
  page.getByRole('heading', { level: 1, ...(name !== undefined && { name }) })

/** A page's link in the header. */
export const menuLink = (page: Page, path: string) =>
  page.getByRole('banner').getByRole('link', { name: labelOf(path), exact: true })

export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

export const proceedButton = (page: Page) =>
  page.getByRole('button', { name: quoteBuilder.summary.proceed })

/**
 * Chooses an offer of the builder, and waits until its line is in the summary: the line moves Proceed, and an earlier click
 * would miss it.
 */
export async function choose(page: Page, offerName: string): Promise<void> {
  const before = await shownTotal(page).textContent()
  await page.getByRole('checkbox', { name: offerName }).check()
  await expect(shownTotal(page)).not.toHaveText(before ?? '')
}

/** Fills in name and price of the custom service. */
export async function fillInCustomService(page: Page, name: string, price: string): Promise<void> {
  await page.getByLabel(quoteBuilder.custom.name).fill(name)
  await page.getByLabel(quoteBuilder.custom.price).fill(price)
}

/** Selects everything that the builder has, with a custom service of the highest price. */
export async function selectEverything(page: Page, customName: string): Promise<void> {
  for (const choice of await page.getByRole('checkbox').all()) await choice.check()
  for (const slider of await page.getByRole('slider').all()) await slider.press('End')
  await fillInCustomService(page, customName, String(fromCents(customPriceBounds.max)))
}

/** A field of the checkout. */
export function field(page: Page, name: CustomerFieldName): Locator {
  const label = customerFields.find((customerField) => customerField.name === name)?.label
  return page.getByRole('textbox', { name: label ?? name, exact: true })
}

export const consent = (page: Page) =>
  page.getByRole('checkbox', { name: checkoutCopy.consent.before })

/** The button that pays this total, or any: while the builder is leaving, its examples say "To pay" as well. */
export const payButton = (page: Page, total = '') =>
  page.getByRole('button', {
    name: total === '' ? new RegExp(`^${checkoutCopy.pay(total)}`) : checkoutCopy.pay(total),
  })

// The package that the tests buy: one offer, one slider at its end, and a custom service.
const [packageOffer] = fixedItems
const [packageResource] = resources
const packageCustom = { selected: true, name: 'Rack relocation', price: customPriceBounds.min }

export const packageQuote = priceSelection({
  fixedItems: [packageOffer.id],
  quantities: mapResources(({ id, initial, max }) => (id === packageResource.id ? max : initial)),
  custom: packageCustom,
})

/** The package's total, as in the checkout. */
export const packageTotal = formatExactPrice(packageQuote.totals.total)

/** Builds a package and goes to the checkout. */
export async function buildPackage(page: Page): Promise<void> {
  await open(page, paths.customQuote)
  await page.getByRole('checkbox', { name: packageOffer.name }).check()
  await page.getByRole('slider', { name: packageResource.label }).press('End')
  await page.getByRole('checkbox', { name: quoteBuilder.custom.checkbox }).check()
  await fillInCustomService(page, packageCustom.name, String(fromCents(packageCustom.price)))
  await expect(shownTotal(page)).toHaveText(formatPrice(packageQuote.totals.total))
  await proceedButton(page).click()
  await expect(page.getByRole('heading', { level: 1, name: checkoutCopy.heading })).toBeVisible()
}

/** Fills in the required fields of the checkout and accepts the terms. */
export async function fillInDetails(page: Page): Promise<void> {
  await field(page, 'fullName').fill('Wanjiru Kamau')
  await field(page, 'email').fill('wanjiru@acme.example')
  await field(page, 'phone').fill('+254 700 000 001')
  await consent(page).check()
}

/** Clicks Pay and waits for the provider's page. */
export async function goToProvider(page: Page): Promise<void> {
  await payButton(page).click()
  await expect(button(page, 'Decline')).toBeVisible()
}

/** Pays at the provider, and waits for the receipt. */
export async function payAtProvider(page: Page): Promise<void> {
  await button(page, 'Pay').click()
  await expect(button(page, paymentSuccess.receipt.print)).toBeVisible()
}
