import type { Page } from '@playwright/test'
import { fixedItems } from '#shared/catalogue.ts'
import { checkoutCopy } from '#web/content/checkout-copy.ts'
import { home } from '#web/content/home.ts'
import { paths } from '#web/content/paths.ts'
import { pricing } from '#web/content/pricing-copy.ts'
import { choose, proceedButton } from '#tests/support/at-builder.ts'
import {
  button,
  expect,
  heading,
  idle,
  isHydrated,
  menuLink,
  open,
  test,
} from '#tests/support/journey.ts'
import { setConnection } from '#tests/support/network.ts'
import { test as siteTest } from '#tests/support/site-proxy.ts'

const [offer] = fixedItems

/** The value of one of the browser's own counters for the page. */
async function countOf(page: Page, name: string): Promise<number> {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  const { metrics } = await session.send('Performance.getMetrics')
  return metrics.find((metric) => metric.name === name)?.value ?? NaN
}

const signs = ['pointerover', 'pointerdown', 'focusin', 'keydown', 'click']

test.use({ hasTouch: true })

for (const sign of signs) {
  test(`nothing runs on the home page until a ${sign} at a control (rule 1.9)`, async ({
    page,
  }) => {
    await page.goto(paths.home, { waitUntil: 'networkidle' })
    const recalculated = async () => {
      const before = await countOf(page, 'RecalcStyleCount')
      await idle(page)
      return (await countOf(page, 'RecalcStyleCount')) - before
    }
    await expect.poll(recalculated).toBe(0)
    expect(await isHydrated(page)).toBe(false)
    // Not in view, where it would start by itself.
    await button(page, home.capabilities.pause).dispatchEvent(sign)
    await expect.poll(() => isHydrated(page)).toBe(true)
  })
}

/** The scripts that are requested from now on. */
function scriptsOf(page: Page): string[] {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url())
  })
  return scripts
}

const scriptOf = (name: string) => expect.stringContaining(`/assets/${name}-`)

test('reading to the end, and pointing at, focusing and pressing what needs no application, start none (rule 1.9)', async ({
  page,
}) => {
  const scripts = scriptsOf(page)
  await page.goto(paths.terms)
  const link = menuLink(page, paths.about)
  await link.hover()
  await link.focus()
  await page.mouse.down()
  await page.mouse.move(20, 400)
  await page.mouse.up()
  await page.keyboard.press('Tab')
  await page.getByRole('main').click()
  await page.mouse.wheel(0, 100_000)
  await expect(page.getByRole('contentinfo')).toBeInViewport()
  await page.evaluate(() => localStorage.setItem('quoteItems', '[]'))
  await idle(page)
  expect(scripts).not.toContainEqual(scriptOf('entry-client'))
})

test('the highlight rotates without any input if it is in view from the beginning (rule 3.3)', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 4000 })
  await page.goto(paths.home)
  const highlighted = page.locator('[data-capability][data-highlighted=true]')
  const [, second] = home.capabilities.cards
  await expect(highlighted).toContainText(second?.title ?? '')
})

test('once the application runs, links that were pointed at, and Proceed, open without a request (rule 1.7)', async ({
  page,
}) => {
  await open(page, paths.home)
  const scripts = scriptsOf(page)
  const requested = [paths.about, paths.services, paths.pricing, paths.contact]
  for (const path of requested) {
    await menuLink(page, path).hover()
    await expect.poll(() => scripts).toContainEqual(scriptOf(`${path.slice(1)}-page`))
  }
  await idle(page)
  // Drawings come when they are drawn.
  const pages = () => scripts.filter((script) => script.includes('-page-'))
  scripts.splice(0)
  for (const path of requested) {
    await menuLink(page, path).click()
    await expect(page).toHaveURL(path)
    await expect(heading(page)).toBeFocused()
  }
  expect(pages()).toEqual([])

  await open(page, paths.customQuote)
  await choose(page, offer.name)
  await proceedButton(page).hover()
  await expect.poll(() => scripts).toContainEqual(scriptOf('checkout-page'))
  await idle(page)
  scripts.splice(0)
  await proceedButton(page).click()
  await expect(heading(page, checkoutCopy.heading)).toBeVisible()
  expect(scripts).toEqual([])
})

siteTest(
  'before it runs, the browser loads the document of a link that is pointed at, once (rule 1.7)',
  async ({ page, site }) => {
    await page.goto(site.origin + paths.terms)
    site.requests.splice(0)
    const documents = () =>
      site.requests.filter((path) => path === paths.pricing || path === paths.services)
    await menuLink(page, paths.services).hover()
    await expect.poll(documents).toEqual([paths.services])
    await menuLink(page, paths.pricing).hover()
    await expect.poll(documents).toEqual([paths.services, paths.pricing])
    expect(await isHydrated(page)).toBe(false)
    await menuLink(page, paths.pricing).click()
    await expect(heading(page, pricing.heading)).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL(site.origin + paths.terms)
    expect(documents()).toEqual([paths.services, paths.pricing])
    expect(await isHydrated(page)).toBe(false)
  },
)

// Chromium draws no page beforehand as long as a debugger is attached, as Playwright's is: here the page only says so.
test('the success page, drawn beforehand, clears nothing until it is opened (rule 1.7)', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(document, 'prerendering', { value: true, configurable: true })
    localStorage.setItem('quoteItems', '[]')
  })
  await page.goto(paths.paymentSuccess, { waitUntil: 'networkidle' })
  await idle(page)
  const saved = () => page.evaluate(() => localStorage.getItem('quoteItems'))
  expect(await saved()).toBe('[]')
  await page.evaluate(() => document.dispatchEvent(new Event('prerenderingchange')))
  await expect.poll(saved).toBeNull()
})

for (const connection of [{ saveData: true }, { effectiveType: '2g' }]) {
  test(`with ${JSON.stringify(connection)}, pointing at a link of a running page loads nothing (rule 1.7)`, async ({
    page,
  }) => {
    await setConnection(page, connection)
    await open(page, paths.home)
    const scripts = scriptsOf(page)
    await menuLink(page, paths.contact).hover()
    await idle(page)
    expect(scripts).not.toContainEqual(scriptOf('contact-page'))
  })
}
