import { test as base, expect, type Page } from '@playwright/test'
import { fixedItems, resources } from '#shared/catalogue.ts'
import { dollars } from '#shared/money.ts'
import { linesOf, quantitiesOf, totalsOf } from '#shared/pricing.ts'
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
const customService = { selected: true, name: 'Rack relocation', price: dollars(99.99) }

/** The lines of the package that `buildPackage` builds. */
export const packageLines = linesOf({
  fixedItems: [offer.id],
  quantities: quantitiesOf(({ id, initial, step }) =>
    id === resource.id ? initial + step : initial,
  ),
  custom: customService,
})

/** Its total as the builder shows it, without VAT, and as the checkout shows it. */
export const packageSubtotal = formatUsd(totalsOf(packageLines).subtotal)
export const packageTotal = formatUsdExact(totalsOf(packageLines).total)

/** Builds a package and goes to the checkout. */
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

/** Fills in what the checkout requires. */
export async function fillInDetails(page: Page): Promise<void> {
  await page.getByLabel('Full name').fill('Wanjiru Kamau')
  await page.getByLabel('Email').fill('wanjiru@acme.example')
  await page.getByLabel('Phone').fill('+254 700 000 001')
  await page.getByRole('checkbox', { name: /I accept/ }).check()
}

/** Presses Pay and waits for the provider's page. */
export async function goToProvider(page: Page): Promise<void> {
  await page.getByRole('button', { name: `Pay ${packageTotal}` }).click()
  await expect(page.getByRole('button', { name: 'Decline' })).toBeVisible()
}
