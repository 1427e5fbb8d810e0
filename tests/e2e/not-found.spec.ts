import { notFound } from '#web/content/not-found.ts'
import { paths, servicePath } from '#web/content/paths.ts'
import { serviceSummaries } from '#web/content/service-summaries.ts'
import { documentTitle, notFoundPage, siteMap } from '#web/content/site-map.ts'
import { expect, waitForHydration, test } from '#tests/support/journey.ts'

const [{ slug }] = serviceSummaries

/** None of these is a page's address, though some come close to one, or to the name of a page's file. */
const unknownPaths = [
  '/no/such-page',
  '/About',
  '/PRICING',
  `/services/${slug.toUpperCase()}`,
  `/services%2F${slug}`,
  `/services//${slug}`,
  '//about',
  '/CHECKOUT',
  '/Payment-Success',
  '/404',
  '/404.html',
  '/index.%68tml',
  '/about/index.html',
  '/about%2Findex.html',
]

for (const path of unknownPaths) {
  test(`${path} is a 404 page, which logs the path and links to the home page`, async ({
    page,
    baseURL,
  }) => {
    const logged: string[] = []
    page.on('console', (message) => {
      if (message.type() === 'warning' && message.text().startsWith(notFound.heading))
        logged.push(message.text())
    })
    const response = await page.goto(`${baseURL}${path}`)
    expect(response?.status()).toBe(404)
    await waitForHydration(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(notFound.heading)
    await expect(page).toHaveTitle(documentTitle(notFoundPage))
    expect(new URL(page.url()).pathname).toBe(path)
    await expect.poll(() => logged).toEqual([`${notFound.heading}: ${path}`])
    await page.getByRole('main').getByRole('link', { name: notFound.home }).click()
    await expect(page).toHaveURL('/')
  })
}

/** What the server and the router both take for the address of a page. */
const knownAddresses = [
  ['/about/', paths.about],
  ['/about//', paths.about],
  ['/%61bout', paths.about],
  [`/services/${slug}//`, servicePath(slug)],
  ['//', paths.home],
] as const

const titleOf = (path: string) =>
  documentTitle(siteMap.find((page) => page.path === path) ?? notFoundPage)

for (const [path, known] of knownAddresses) {
  test(`${path} is the page ${known}, and stays it`, async ({ page, baseURL }) => {
    const response = await page.goto(`${baseURL}${path}`)
    expect(response?.status()).toBe(200)
    await waitForHydration(page)
    await expect(page).toHaveTitle(titleOf(known))
  })
}

test('/index.html is the home page, and its URL becomes /', async ({ page }) => {
  const response = await page.goto('/index.html?plan=core#top')
  expect(response?.status()).toBe(200)
  await waitForHydration(page)
  await expect(page).toHaveTitle(titleOf(paths.home))
  await expect(page).toHaveURL('/?plan=core#top')
})

test('a path that only resembles the success page’s does not clear the quote', async ({ page }) => {
  await page.goto('/contact')
  await page.evaluate(() => localStorage.setItem('quoteItems', '[{"id":"kept"}]'))
  await page.goto('/Payment-Success')
  await waitForHydration(page)
  expect(await page.evaluate(() => localStorage.getItem('quoteItems'))).toBe('[{"id":"kept"}]')
})
