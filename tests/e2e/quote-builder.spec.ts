import type { Page } from '@playwright/test'
import { customNameMaxLength } from '#shared/catalogue.ts'
import { expect, open, test } from '#tests/support/journey.ts'

test('the sliders can be moved with the keyboard, one step at a time', async ({ page }) => {
  await open(page, '/custom-quote')
  const storage = page.getByRole('slider', { name: 'Storage (GB)' })
  await storage.press('ArrowRight')
  await expect(storage).toHaveValue('150')
  await storage.press('PageUp')
  await expect(storage).toHaveValue('200')
  await storage.press('End')
  await expect(storage).toHaveValue('500')
  await expect(page.getByRole('complementary').getByLabel('Total')).toHaveText('US$1,175')
  await storage.press('Home')
  await expect(page.getByText('2 selected')).toBeVisible()
})

test('a tooltip names an icon button after 700 ms, not earlier', async ({ page }) => {
  await page.clock.install()
  await open(page, '/custom-quote')
  await page.getByRole('button', { name: 'More storage' }).hover()
  await page.clock.runFor(650)
  await expect(page.getByRole('tooltip')).toHaveCount(0)
  await page.clock.runFor(100)
  await expect(page.getByRole('tooltip', { name: 'More storage' })).toBeVisible()
})

test('Back from the checkout, and a reload, keep the package', async ({ page }) => {
  await open(page, '/custom-quote')
  await page.getByRole('checkbox', { name: 'SSL Certificate' }).check()
  await page.getByRole('button', { name: 'Proceed to Checkout' }).click()
  await expect(page).toHaveURL('/checkout')
  await page.goBack()
  await expect(page.getByRole('checkbox', { name: 'SSL Certificate' })).toBeChecked()
  await page.reload()
  await expect(page.getByRole('checkbox', { name: 'SSL Certificate' })).toBeChecked()
})

test('with forced colours only selected offers show a check mark', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await open(page, '/custom-quote')
  const choice = page.getByRole('checkbox', { name: 'SSL Certificate' })
  const checkMark = page.locator('label', { has: choice }).locator('svg')
  await expect(checkMark).toBeHidden()
  await choice.check()
  await expect(checkMark).toBeVisible()
})

/** Selects every offer, and a custom service with the longest name, in one word. */
async function selectEverything(page: Page): Promise<void> {
  await open(page, '/custom-quote')
  for (const choice of await page.getByRole('checkbox').all()) await choice.check()
  await page.getByLabel('Custom service name').fill('x'.repeat(customNameMaxLength))
  await page.getByLabel('Custom service price').fill('2500')
  await expect(page.getByText('18 selected')).toBeVisible()
}

test('however much is selected, the total and Proceed stay in view on a small desktop screen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 650 })
  await selectEverything(page)
  await page.evaluate(() => scrollTo(0, 400))
  await expect(page.getByRole('complementary').getByLabel('Total')).toBeInViewport({ ratio: 1 })
  const proceed = page.getByRole('button', { name: 'Proceed to Checkout' })
  await expect(proceed).toBeInViewport({ ratio: 1 })
  await proceed.click({ trial: true })
})

test('the longest name makes neither the builder nor the checkout overflow', async ({ page }) => {
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  await page.setViewportSize({ width: 320, height: 640 })
  await selectEverything(page)
  expect(await overflow()).toBe(0)
  await page.getByRole('button', { name: 'Proceed to Checkout' }).click()
  await expect(page.getByText('x'.repeat(customNameMaxLength))).toBeVisible()
  expect(await overflow()).toBe(0)
})

test('on a phone in landscape the bars leave most of the screen free', async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 })
  await open(page, '/custom-quote')
  await page.evaluate(() => scrollTo(0, 600))
  const header = await page.getByRole('banner').boundingBox()
  const total = await page.getByRole('complementary').getByLabel('Total').boundingBox()
  const proceed = await page.getByRole('button', { name: 'Proceed to Checkout' }).boundingBox()
  const barTop = Math.min(total?.y ?? 0, proceed?.y ?? 0)
  expect(barTop - (header?.height ?? 0)).toBeGreaterThan(390 * 0.65)
})
