import type { Page } from '@playwright/test'
import { checkoutCopy } from '#web/content/checkout-copy.ts'
import { paths } from '#web/content/paths.ts'
import { servicesPage } from '#web/content/services-overview.ts'
import { menuLinks } from '#web/content/site-map.ts'
import { fixedItems } from '#shared/catalogue.ts'
import {
  choose,
  expect,
  heading,
  menuLink,
  open,
  proceedButton,
  readFileList,
  test,
} from '#tests/support/journey.ts'

const [offer] = fixedItems

/** The addresses of the files that these pages need, from the site's list. */
async function filesOf(page: Page, ...pages: readonly string[]): Promise<readonly string[]> {
  const list = await readFileList(page)
  return pages.flatMap((path) => list.get(path) ?? []).map((file) => `/${file}`)
}

/** The addresses of the files that the page has loaded or inlined. */
const loadedFiles = (page: Page) =>
  page.evaluate(() => {
    const loaded = performance.getEntriesByType('resource').map(({ name }) => name)
    const inlined = [...document.querySelectorAll<HTMLLinkElement>('link[disabled]')]
    return [...loaded, ...inlined.map(({ href }) => href)].map((url) => new URL(url).pathname)
  })

async function expectPrefetched(page: Page, path: string): Promise<void> {
  const files = await filesOf(page, path)
  expect(files.length).toBeGreaterThan(1)
  await expect.poll(() => loadedFiles(page)).toEqual(expect.arrayContaining([...files]))
}

test('after pointing at them, links of the header and Proceed open without a request (rule 1.7)', async ({
  page,
}) => {
  await open(page, paths.home)
  const linked = menuLinks('header').map(({ path }) => path)
  const others = linked.filter((path) => path !== paths.home && path !== paths.customQuote)
  const files = await filesOf(page, ...linked, paths.checkout)
  for (const path of others) {
    await menuLink(page, path).hover()
    await expectPrefetched(page, path)
  }
  const requests: string[] = []
  page.on('request', (request) => requests.push(new URL(request.url()).pathname))
  for (const path of others) {
    await menuLink(page, path).click()
    await expect(page).toHaveURL(path)
    await expect(heading(page)).toBeFocused()
  }
  expect(requests.filter((path) => files.includes(path))).toEqual([])

  await open(page, paths.customQuote)
  await choose(page, offer.name)
  await proceedButton(page).hover()
  await expectPrefetched(page, paths.checkout)
  requests.splice(0)
  await proceedButton(page).click()
  await expect(heading(page, checkoutCopy.heading)).toBeVisible()
  expect(requests.filter((path) => files.includes(path))).toEqual([])
})

test('a prefetched page is not evaluated before it is opened, and its error is shown in its place (rule 14.3)', async ({
  page,
  browserErrors,
}) => {
  const contentType = 'text/javascript'
  // The same error class as for a file that can't be loaded.
  const body = "throw new TypeError('This script is broken')"
  await page.route(/\/assets\/pricing-[\w-]+\.js$/, (route) => route.fulfill({ contentType, body }))
  await open(page, paths.about)
  await menuLink(page, paths.pricing).hover()
  await expectPrefetched(page, paths.pricing)
  expect(browserErrors).toEqual([])
  await menuLink(page, paths.pricing).click()
  await expect(heading(page, 'Unexpected Application Error!')).toBeFocused()
  await expect(page.getByRole('main')).toContainText('This script is broken')
  expect(browserErrors.splice(0)).not.toEqual([])
  await menuLink(page, paths.services).click()
  await expect(heading(page, servicesPage.heading)).toBeVisible()
})
