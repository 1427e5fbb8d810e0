import type { Page } from '@playwright/test'
import { fixedItems } from '#shared/catalogue.ts'
import { checkoutCopy } from '#web/content/checkout-copy.ts'
import { paths } from '#web/content/paths.ts'
import { pricing } from '#web/content/pricing-copy.ts'
import {
  choose,
  expect,
  heading,
  idle,
  isHydrated,
  menuLink,
  open,
  proceedButton,
  test,
} from '#tests/support/journey.ts'
import { cachedPaths, openAndSave, test as siteTest } from '#tests/support/offline-journey.ts'

const [offer] = fixedItems

/** The scripts that are requested from now on. */
function scriptsOf(page: Page): string[] {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url())
  })
  return scripts
}

const scriptOf = (name: string) => expect.stringContaining(`/assets/${name}-`)

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
  'before it runs, the browser loads the document of a link that is pointed at, once; the worker saves what is opened (rules 1.7 and 16.1)',
  async ({ page, site }) => {
    await openAndSave(page, site.origin + paths.about)
    await page.goto(site.origin + paths.terms)
    site.requests.splice(0)
    const documents = () =>
      site.requests.filter((path) => path === paths.pricing || path === paths.services)
    await menuLink(page, paths.services).hover()
    await expect.poll(documents).toEqual([paths.services])
    await menuLink(page, paths.pricing).hover()
    await expect.poll(documents).toEqual([paths.services, paths.pricing])
    await idle(page)
    const saved = await cachedPaths(page)
    expect(saved).toContain(paths.terms)
    expect(saved.filter((path) => path === paths.pricing || path === paths.services)).toEqual([])
    expect(await isHydrated(page)).toBe(false)
    await menuLink(page, paths.pricing).click()
    await expect(heading(page, pricing.heading)).toBeVisible()
    await expect.poll(() => cachedPaths(page)).toContain(paths.pricing)
    await page.goBack()
    await expect(page).toHaveURL(site.origin + paths.terms)
    expect(documents()).toEqual([paths.services, paths.pricing])
    expect(await isHydrated(page)).toBe(false)
  },
)
