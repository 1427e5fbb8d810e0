import { contact } from '#web/content/contact.ts'
import { notFound } from '#web/content/not-found.ts'
import { paths, servicePath } from '#web/content/paths.ts'
import { serviceSummaries } from '#web/content/service-summaries.ts'
import { documentTitle, notFoundPage, siteMap } from '#web/content/site-map.ts'
import { expect, heading, open, test, waitForHydration } from '#tests/support/journey.ts'

const [{ slug }] = serviceSummaries
const unknown = notFoundPage.path

// Some resemble a page's address or the name of its file.
const addresses: readonly (readonly [path: string, found: string])[] = [
  ['/no/such-page', unknown],
  [paths.about.toUpperCase(), unknown],
  [`${paths.services}%2F${slug}`, unknown],
  [`${paths.services}//${slug}`, unknown],
  ['/index.%68tml', unknown],
  [`${paths.about}/index.html`, unknown],
  [`${paths.about}//`, paths.about],
  [`/%${paths.about.charCodeAt(1).toString(16)}${paths.about.slice(2)}`, paths.about],
  [`${servicePath(slug)}//`, servicePath(slug)],
  ['//', paths.home],
]

test('server and router agree on which paths are pages (rules 1.3 and 14.1)', async ({
  page,
  baseURL,
}) => {
  for (const [path, found] of addresses) {
    const response = await page.goto(`${baseURL}${path}`)
    expect(response?.status(), path).toBe(found === unknown ? 404 : 200)
    await waitForHydration(page)
    const { title } = siteMap.find((each) => each.path === found) ?? notFoundPage
    await expect(page, path).toHaveTitle(documentTitle({ title }))
    await expect(page.getByText(notFound.lead), path).toHaveCount(found === unknown ? 1 : 0)
    expect(new URL(page.url()).pathname).toBe(path)
  }
})

test('/index.html is the home page, and its URL becomes /', async ({ page }) => {
  const response = await page.goto('/index.html?plan=core#top')
  expect(response?.status()).toBe(200)
  await expect(page).toHaveURL('/?plan=core#top')
})

test('a copy of a page at another address, as in an archive, stays that page', async ({ page }) => {
  const copy = `/web/2026${paths.contact}`
  const document = await page.request.get(paths.contact)
  const body = await document.text()
  await page.route(`**${copy}`, (route) => route.fulfill({ contentType: 'text/html', body }))
  await page.goto(copy, { waitUntil: 'networkidle' })
  await expect(heading(page, contact.heading)).toBeVisible()
  // With a slash it is its own.
  await open(page, `${paths.contact}/`)
})
