import { test as base, expect, type Page } from '@playwright/test'
import { fixedItems, resources } from '#shared/catalogue.ts'
import { dollars } from '#shared/money.ts'
import { linesOf, quantitiesOf, totalsOf } from '#shared/pricing.ts'
import { formatUsd, formatUsdExact } from '#web/lib/format-money.ts'

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
      const listen = (page: Page) => {
        page.on('pageerror', (error) => browserErrors.push(`uncaught: ${error.message}`))
        page.on('console', (message) => {
          // The browser logs the 404 status of the not-found page itself.
          const isOwnStatus = message.location().url === page.url()
          if (message.type() === 'error' && !isOwnStatus)
            browserErrors.push(`console: ${message.text()}`)
        })
      }
      for (const page of context.pages()) listen(page)
      context.on('page', listen)
      await context.exposeFunction('reportBlocked', (error: string) => browserErrors.push(error))
      await context.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', (event) => {
          const report: unknown = Reflect.get(window, 'reportBlocked')
          if (typeof report !== 'function') return
          Reflect.apply(report, null, [`blocked: ${event.effectiveDirective} ${event.blockedURI}`])
        })
      })
      await use(browserErrors)
      expect(browserErrors, 'browser errors').toEqual([])
    },
    { auto: true },
  ],
})

/** Expects a browser error, and removes it from the list. */
export function expectBrowserError(browserErrors: string[], expected: RegExp): void {
  const index = browserErrors.findIndex((error) => expected.test(error))
  expect(browserErrors[index] ?? browserErrors.join('\n')).toMatch(expected)
  browserErrors.splice(index, 1)
}

/** Opens a page and waits until it is hydrated. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await waitForHydration(page)
}

/** Waits for hydration, which is when the router takes over scroll restoration. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(() => history.scrollRestoration === 'manual')
}

const [offer] = fixedItems
const [resource] = resources
const customService = { selected: true, name: 'Rack relocation', price: dollars(99.99) }

/** The lines of the package that `buildPackage` builds. */
export const packageLines = linesOf({
  fixedItems: [offer.id],
  quantities: quantitiesOf(({ id, initial, step }) =>
    id === resource.id ? initial + step : initial,
  ),
  custom: customService,
})

/** The package's total, first without VAT, as in the builder, then with VAT, as in the checkout. */
export const packageSubtotal = formatUsd(totalsOf(packageLines).subtotal)
export const packageTotal = formatUsdExact(totalsOf(packageLines).total)

/** Builds a package and proceeds to the checkout. */
export async function buildPackage(page: Page): Promise<void> {
  await open(page, '/custom-quote')
  await page.getByRole('checkbox', { name: offer.name }).check()
  await page.getByRole('slider', { name: resource.label }).press('ArrowRight')
  await page.getByRole('checkbox', { name: 'Custom service' }).check()
  await page.getByLabel('Custom service name').fill(customService.name)
  await page.getByLabel('Custom service price').fill('99.99')
  await expect(page.getByRole('complementary').getByLabel('Total')).toHaveText(packageSubtotal)
  await page.getByRole('button', { name: 'Proceed to Checkout' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible()
}

/** Fills in the required fields of the checkout and accepts the terms. */
export async function fillInDetails(page: Page): Promise<void> {
  await page.getByLabel('Full name').fill('Wanjiru Kamau')
  await page.getByLabel('Email').fill('wanjiru@acme.example')
  await page.getByLabel('Phone').fill('+254 700 000 001')
  await page.getByRole('checkbox', { name: /I accept/ }).check()
}

/** Clicks Pay and waits for the provider's page. */
export async function goToProvider(page: Page): Promise<void> {
  await page.getByRole('button', { name: `Pay ${packageTotal}` }).click()
  await expect(page.getByRole('button', { name: 'Decline' })).toBeVisible()
}
