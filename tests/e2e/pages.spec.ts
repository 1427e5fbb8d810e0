import type { Page, Route } from '@playwright/test'
import { paths } from '#web/content/paths.ts'
import { pricing } from '#web/content/pricing.ts'
import { documentTitle, menuLinks, siteMap } from '#web/content/site-map.ts'
import { expect, waitForHydration, labelOf, open, test } from '#tests/support/journey.ts'
import { recordShifts } from '#tests/support/layout-shifts.ts'
import { viewports } from '#tests/support/viewports.ts'

for (const { path, title } of siteMap) {
  test(`${path} loads without browser errors or layout shifts`, async ({ page }) => {
    const shifted = await recordShifts(page)
    // Both fonts arrive last, and must not move the text that is being read (rule 1.8).
    const pending: Route[] = []
    await page.route(/\.woff2$/, (route) => void pending.push(route))
    const response = await page.goto(path, { waitUntil: 'domcontentloaded' })
    expect(response?.status()).toBe(200)
    await waitForHydration(page)
    await expect.poll(() => pending).toHaveLength(2)
    for (const route of pending) await route.continue()
    await page.waitForFunction(() => document.fonts.status === 'loaded')
    if (path !== '/checkout') await expect(page).toHaveTitle(documentTitle({ title }))
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await expect(page.getByRole('banner')).toHaveCount(1)
    await expect(page.getByRole('main')).toHaveCount(1)
    await expect(page.getByRole('contentinfo')).toHaveCount(1)
    if (path !== '/checkout') {
      expect(await shifted()).toBeLessThan(0.01)
    }
  })
}

test('the header’s links navigate without reloading the document', async ({ page }) => {
  await open(page, '/about')
  await page.evaluate(() => Reflect.set(window, 'isSameDocument', true))
  for (const { path, label } of menuLinks('header')) {
    await page.getByRole('banner').getByRole('link', { name: label, exact: true }).click()
    await expect(page).toHaveURL(path)
  }
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true)
})

test('Back restores the scroll position', async ({ page }) => {
  await open(page, '/custom-quote')
  await page.evaluate(() => scrollTo(0, 600))
  await page
    .getByRole('banner')
    .getByRole('link', { name: labelOf(paths.about), exact: true })
    .click()
  await expect(page).toHaveURL('/about')
  await expectScrolledTo(page, 0)
  await page.goBack()
  await expectScrolledTo(page, 600)
})

test('a newly opened page starts at the top, and a reload keeps the scroll position', async ({
  page,
}) => {
  await open(page, '/custom-quote')
  await page.evaluate(() => scrollTo(0, 900))
  await open(page, '/pricing')
  await expectScrolledTo(page, 0)
  await page.evaluate(() => scrollTo(0, 700))
  await page.reload()
  await waitForHydration(page)
  await expectScrolledTo(page, 700)
})

test('the row headers of the plan comparison stay visible while it scrolls', async ({ page }) => {
  await page.setViewportSize(viewports.mobile)
  await open(page, '/pricing')
  const table = page.getByRole('region', { name: pricing.comparison.table })
  const name = table.getByRole('rowheader').first()
  await name.scrollIntoViewIfNeeded()
  await table.evaluate((element) => element.scrollTo({ left: element.scrollWidth }))
  await expect(name).toBeInViewport({ ratio: 1 })
})

test('the header is transparent at the top, and glass once the page is scrolled past 20 px', async ({
  page,
}) => {
  await open(page, '/about')
  const header = page.getByRole('banner')
  const styleAt = async (px: number, isScrolled: boolean) => {
    await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), px)
    await expect(header).toHaveAttribute('data-scrolled', String(isScrolled))
    return header.evaluate(async (element) => {
      await Promise.all(element.getAnimations().map(({ finished }) => finished))
      const { backgroundColor, backdropFilter } = getComputedStyle(element)
      return { backgroundColor, backdropFilter }
    })
  }
  const transparent = { backgroundColor: 'rgba(0, 0, 0, 0)', backdropFilter: 'none' }
  const glass = {
    backgroundColor: expect.stringMatching(/\/ 0\.\d+\)$/),
    backdropFilter: expect.stringContaining('blur('),
  }
  expect(await styleAt(0, false)).toEqual(transparent)
  expect(await styleAt(21, true)).toEqual(glass)
  expect(await styleAt(20, false)).toEqual(transparent)
})

test('if a page’s script fails, the router’s error screen shows the error', async ({ page }) => {
  const contentType = 'text/javascript'
  // The same class of error as for a file that can't be loaded.
  const body = "throw new TypeError('This script is broken')"
  await page.route(/\/assets\/pricing-[\w-]+\.js$/, (route) => route.fulfill({ contentType, body }))
  await open(page, '/about')
  await page
    .getByRole('banner')
    .getByRole('link', { name: labelOf(paths.pricing), exact: true })
    .click()
  const screen = page.getByRole('heading', { name: 'Unexpected Application Error!' })
  await expect(screen).toBeVisible()
  await expect(page.getByRole('heading', { name: 'This script is broken' })).toBeVisible()
})

const expectScrolledTo = (page: Page, top: number) =>
  expect.poll(() => page.evaluate(() => scrollY)).toBe(top)
