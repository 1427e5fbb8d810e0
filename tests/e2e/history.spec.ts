import type { Page } from '@playwright/test'
import { orderParameter } from '#shared/addresses.ts'
import { about } from '#web/content/about.ts'
import { contact } from '#web/content/contact.ts'
import { home } from '#web/content/home.ts'
import { paths } from '#web/content/paths.ts'
import { pricing } from '#web/content/pricing-copy.ts'
import { quoteBuilder } from '#web/content/quote-builder.ts'
import { documentTitle, notFoundPage, siteMap } from '#web/content/site-map.ts'
import {
  button,
  expect,
  heading,
  menuLink,
  open,
  test,
  waitForHydration,
} from '#tests/support/journey.ts'
import { holdBack } from '#tests/support/network.ts'

/** Goes through the history by the browser, whoever draws the entry; each further step at the arrival of the one before. */
const travel = (page: Page, ...steps: number[]) =>
  page.evaluate((all) => {
    const go = () => {
      const by = all.shift()
      if (by !== undefined) history.go(by)
    }
    addEventListener('popstate', go)
    go()
  }, steps)

/** Expects the page of its address: its title and its heading belong together. */
async function expectPage(page: Page, path: string, name: string): Promise<void> {
  await expect(page).toHaveURL(path)
  await expect(page.locator('main').getByRole('heading', { level: 1, name })).toBeVisible()
}

const receipt = `${paths.paymentSuccess}?${orderParameter}=ABCD-2345`

for (const first of [paths.pricing, paths.customQuote, paths.contact, receipt, '/no-such-page']) {
  test(`after a reload, Back and Forward show the page of their address, though the application made the entries from ${first} (rule 1.14)`, async ({
    page,
  }) => {
    await open(page, first)
    const firstHeading = (await heading(page).textContent()) ?? ''
    for (const path of [paths.about, paths.services]) {
      await menuLink(page, path).click()
      await expect(page).toHaveURL(path)
    }
    const services = (await heading(page).textContent()) ?? ''
    await page.reload()
    await travel(page, -2)
    await expectPage(page, first, firstHeading)
    await travel(page, 2)
    await expectPage(page, paths.services, services)
    // Without a pause between them.
    await travel(page, -1, -1)
    await expectPage(page, first, firstHeading)
    await page.reload()
    await expectPage(page, first, firstHeading)
  })
}

test('a press is replayed only on the page on which it was made (rule 1.14)', async ({ page }) => {
  await open(page, paths.customQuote)
  const builder = (await heading(page).textContent()) ?? ''
  await menuLink(page, paths.home).click()
  await expect(page).toHaveURL(paths.home)
  const release = await holdBack(page, '**/assets/entry-client-*.js')
  await page.reload()
  await button(page, home.capabilities.pause).click()
  const application = page.waitForResponse('**/assets/custom-quote-page-*.js')
  // The builder's document is slower than the application.
  await page.route(`**${paths.customQuote}`, async (route) => {
    await release()
    await application
    await route.continue()
  })
  await travel(page, -1)
  await expectPage(page, paths.customQuote, builder)
  await expect(page.locator('html[data-runs]')).toBeAttached()
})

const scrollTo = (page: Page, top: number) => page.evaluate((y) => window.scrollTo(0, y), top)
const expectScrolledTo = (page: Page, top: number) =>
  expect.poll(() => page.evaluate(() => scrollY)).toBe(top)

test('a new page starts at the top with the focus on its heading, the last of two quick clicks counts, and Back and a reload restore the scroll position', async ({
  page,
}) => {
  await open(page, paths.customQuote)
  await scrollTo(page, 600)
  await menuLink(page, paths.about).click()
  await expect(page).toHaveURL(paths.about)
  await expect(heading(page, about.heading)).toBeFocused()
  await expectScrolledTo(page, 0)
  await page.goBack()
  await expectScrolledTo(page, 600)
  await expect(heading(page)).toBeFocused()
  await page.getByRole('banner').evaluate(
    (header, addresses) => {
      for (const address of addresses) {
        header.querySelector<HTMLAnchorElement>(`a[href="${address}"]`)?.click()
      }
    },
    [paths.services, paths.pricing],
  )
  await expect(heading(page, pricing.heading)).toBeFocused()
  await expect(page).toHaveURL(paths.pricing)
  await expectScrolledTo(page, 0)
  await scrollTo(page, 700)
  await page.reload()
  await waitForHydration(page)
  await expectScrolledTo(page, 700)
})

test('server and router agree on which paths are pages (rules 1.3 and 14.1)', async ({
  page,
  baseURL,
}) => {
  for (const [path, found] of [
    [paths.about.toUpperCase(), notFoundPage.path],
    [`${paths.services}%2Fnetwork-design`, notFoundPage.path],
    [`${paths.about}/index.html`, notFoundPage.path],
    [`${paths.about}//`, paths.about],
    ['//', paths.home],
  ] as const) {
    const response = await page.goto(`${baseURL}${path}`)
    expect(response?.status(), path).toBe(found === notFoundPage.path ? 404 : 200)
    await waitForHydration(page)
    const { title } = siteMap.find((each) => each.path === found) ?? notFoundPage
    await expect(page, path).toHaveTitle(documentTitle({ title }))
    expect(new URL(page.url()).pathname).toBe(path)
  }
})

test('/index.html is the home page, and its URL becomes /', async ({ page }) => {
  const response = await page.goto('/index.html?plan=core#top')
  expect(response?.status()).toBe(200)
  await expect(page).toHaveURL('/?plan=core#top')
})

test('a quote link whose "#" another program has encoded opens its page (rule 14.1)', async ({
  page,
  browserErrors,
}) => {
  await page.goto(`${paths.customQuote}%23q=no-quote`)
  await expect(heading(page, quoteBuilder.heading)).toBeVisible()
  await expect(page).toHaveURL(new RegExp(paths.customQuote))
  browserErrors.length = 0
})

test('a copy of a page at another address, as in an archive, stays that page', async ({ page }) => {
  const copy = `/web/2026${paths.contact}`
  const document = await page.request.get(paths.contact)
  const body = await document.text()
  await page.route(`**${copy}`, (route) => route.fulfill({ contentType: 'text/html', body }))
  await page.goto(copy, { waitUntil: 'networkidle' })
  await expect(heading(page, contact.heading)).toBeVisible()
})
