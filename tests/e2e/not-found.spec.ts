import { expect, waitForHydration, test } from '#tests/support/journey.ts'

/** None of these is the path of a page, though some resemble one, or the name of a page's file. */
const unknownPaths = [
  '/no/such-page',
  '/About',
  '/PRICING',
  '/services/Network-Design',
  '/services%2Fnetwork-design',
  '/services//network-design',
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
      if (message.type() === 'warning') logged.push(message.text())
    })
    const response = await page.goto(`${baseURL}${path}`)
    expect(response?.status()).toBe(404)
    await waitForHydration(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found')
    await expect(page).toHaveTitle(/^Oops! Page not found/)
    expect(new URL(page.url()).pathname).toBe(path)
    await expect.poll(() => logged).toEqual([`Oops! Page not found: ${path}`])
    await page.getByRole('main').getByRole('link', { name: /home/i }).click()
    await expect(page).toHaveURL('/')
  })
}

/** Paths that both the server and the router resolve to a page. */
const equivalentPaths = [
  ['/about/', 'About us'],
  ['/about//', 'About us'],
  ['/%61bout', 'About us'],
  ['/services/network-design//', 'Network design'],
  ['//', 'IT infrastructure'],
] as const

for (const [path, title] of equivalentPaths) {
  test(`${path} is the page “${title}”, also after hydration`, async ({ page, baseURL }) => {
    const response = await page.goto(`${baseURL}${path}`)
    expect(response?.status()).toBe(200)
    await waitForHydration(page)
    await expect(page).toHaveTitle(new RegExp(`^${title}`))
  })
}

test('/index.html is the home page, and its URL becomes /', async ({ page }) => {
  const response = await page.goto('/index.html?plan=core#top')
  expect(response?.status()).toBe(200)
  await waitForHydration(page)
  await expect(page).toHaveTitle(/^IT infrastructure/)
  await expect(page).toHaveURL('/?plan=core#top')
})

test('a path that only resembles the success page’s does not clear the quote', async ({ page }) => {
  await page.goto('/contact')
  await page.evaluate(() => localStorage.setItem('quoteItems', '[{"id":"kept"}]'))
  await page.goto('/Payment-Success')
  await waitForHydration(page)
  expect(await page.evaluate(() => localStorage.getItem('quoteItems'))).toBe('[{"id":"kept"}]')
})
