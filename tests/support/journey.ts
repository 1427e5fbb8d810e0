import { test as base, expect, type Locator, type Page } from '@playwright/test'
import { customPriceBounds, fixedItems, resources } from '#shared/catalogue.ts'
import { customerFields, type CustomerFieldName } from '#shared/customer-fields.ts'
import { inDollars } from '#shared/money.ts'
import { linesOf, quantitiesOf, totalsOf } from '#shared/pricing.ts'
import { checkoutWords } from '#web/content/checkout.ts'
import { paths } from '#web/content/paths.ts'
import { quoteBuilder } from '#web/content/quote-builder.ts'
import { siteMap } from '#web/content/site-map.ts'
import { formatUsd, formatUsdExact } from '#web/lib/format-money.ts'

export { expect }

type Journey = {
  /** What the browser complained about: errors in the console, uncaught exceptions, blocked by the page's policy. */
  readonly complaints: string[]
}

/** A test in a real browser, which also fails on anything that the browser complains about. */
export const test = base.extend<Journey>({
  complaints: [
    async ({ context }, use) => {
      const complaints: string[] = []
      const listen = (page: Page) => {
        page.on('pageerror', (error) => complaints.push(`uncaught: ${error.message}`))
        page.on('console', (message) => {
          // A page for an unknown address is a 404, which the browser logs.
          const isOwnStatus = message.location().url === page.url()
          if (message.type() === 'error' && !isOwnStatus)
            complaints.push(`console: ${message.text()}`)
        })
      }
      for (const page of context.pages()) listen(page)
      context.on('page', listen)
      await context.exposeFunction('reportBlocked', (what: string) => complaints.push(what))
      await context.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', (event) => {
          const report: unknown = Reflect.get(window, 'reportBlocked')
          if (typeof report !== 'function') return
          Reflect.apply(report, null, [`blocked: ${event.effectiveDirective} ${event.blockedURI}`])
        })
      })
      await use(complaints)
      expect(complaints, 'what the browser complained about').toEqual([])
    },
    { auto: true },
  ],
})

/** Takes a complaint that a test expects off the list. */
export function expectComplaint(complaints: string[], expected: RegExp): void {
  const index = complaints.findIndex((complaint) => expected.test(complaint))
  expect(complaints[index] ?? complaints.join('\n')).toMatch(expected)
  complaints.splice(index, 1)
}

/** Opens a page and waits until its script has taken it over. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await hydrated(page)
}

/** Waits until the page's script has taken it over: from then on it looks after the scroll position itself. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => history.scrollRestoration === 'manual')
}

const [offer] = fixedItems
const [resource] = resources
const customService = { selected: true, name: 'Rack relocation', price: customPriceBounds.min }

/** The lines of the package that `buildPackage` builds. */
export const packageLines = linesOf({
  fixedItems: [offer.id],
  quantities: quantitiesOf(({ id, initial, max }) => (id === resource.id ? max : initial)),
  custom: customService,
})

/** Its total as the builder shows it, without VAT, and as the checkout shows it. */
export const packageSubtotal = formatUsd(totalsOf(packageLines).subtotal)
export const packageTotal = formatUsdExact(totalsOf(packageLines).total)

/** What the menus call a page. */
export function labelOf(path: string): string {
  return siteMap.find((page) => page.path === path)?.label ?? path
}

/** The total that the builder shows. */
export const shownTotal = (page: Page) =>
  page.getByRole('complementary').getByLabel(quoteBuilder.summary.total)

export const proceedButton = (page: Page) =>
  page.getByRole('button', { name: quoteBuilder.summary.proceed })

/** Fills in name and price of the custom service. */
export async function fillInCustomService(page: Page, name: string, price: string): Promise<void> {
  await page.getByLabel(quoteBuilder.custom.name).fill(name)
  await page.getByLabel(quoteBuilder.custom.price).fill(price)
}

/** A field of the checkout. */
export function field(page: Page, name: CustomerFieldName): Locator {
  const label = customerFields.find((customerField) => customerField.name === name)?.label
  return page.getByRole('textbox', { name: label ?? name, exact: true })
}

export const consent = (page: Page) =>
  page.getByRole('checkbox', { name: checkoutWords.consent.before })

/** The button that pays this total. */
export const payButton = (page: Page, total = packageTotal) =>
  page.getByRole('button', { name: checkoutWords.pay(total) })

/** Builds a package and goes to the checkout. */
export async function buildPackage(page: Page): Promise<void> {
  await open(page, paths.customQuote)
  await page.getByRole('checkbox', { name: offer.name }).check()
  await page.getByRole('slider', { name: resource.label }).press('End')
  await page.getByRole('checkbox', { name: quoteBuilder.custom.checkbox }).check()
  await fillInCustomService(page, customService.name, String(inDollars(customService.price)))
  await expect(shownTotal(page)).toHaveText(packageSubtotal)
  await proceedButton(page).click()
  await expect(page.getByRole('heading', { level: 1, name: checkoutWords.heading })).toBeVisible()
}

/** Fills in what the checkout requires. */
export async function fillInDetails(page: Page): Promise<void> {
  await field(page, 'fullName').fill('Wanjiru Kamau')
  await field(page, 'email').fill('wanjiru@acme.example')
  await field(page, 'phone').fill('+254 700 000 001')
  await consent(page).check()
}

/** Presses Pay and waits for the provider's page. */
export async function goToProvider(page: Page): Promise<void> {
  await payButton(page).click()
  await expect(page.getByRole('button', { name: 'Decline' })).toBeVisible()
}
