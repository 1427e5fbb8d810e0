import type { Page, Route } from '@playwright/test'
import { expect, hydrated, test } from '#tests/support/journey.ts'

/** Holds the application's script back, as a slow network does, until it is released. */
async function holdScript(page: Page): Promise<() => Promise<void>> {
  const held: Route[] = []
  let isReleased = false
  await page.route('**/assets/entry-client-*.js', async (route) => {
    if (isReleased) await route.continue()
    else held.push(route)
  })
  return async () => {
    isReleased = true
    await Promise.all(held.splice(0).map((route) => route.continue()))
  }
}

/** Lets the browser hold a saved package of US$150 from an earlier visit. */
async function saveDocumentationPackage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const docs = {
      id: 'docs',
      name: 'Documentation Package',
      description: '',
      price: 150,
      icon: 'docs',
      selected: true,
    }
    if (location.protocol.startsWith('http'))
      localStorage.setItem('quoteItems', JSON.stringify([docs]))
  })
}

test('what is ticked, slid, typed and pressed before the script arrives is adopted', async ({
  page,
}) => {
  const release = await holdScript(page)
  await page.goto('/custom-quote')
  await page.getByRole('checkbox', { name: 'SSL Certificate' }).check()
  await page.getByRole('slider', { name: 'Storage (GB)' }).press('ArrowRight')
  await page.getByRole('button', { name: 'More seats' }).tap()
  await expect(page.getByRole('button', { name: 'More seats' })).toHaveAttribute(
    'aria-busy',
    'true',
  )
  await release()
  await hydrated(page)
  await expect(page.getByRole('checkbox', { name: 'SSL Certificate' })).toBeChecked()
  await expect(page.getByRole('slider', { name: 'Storage (GB)' })).toHaveValue('150')
  await expect(page.getByRole('slider', { name: 'User seats' })).toHaveValue('10')
  await expect(page.getByRole('complementary').getByLabel('Total')).toHaveText('US$700')
})

test('who reads on before the script arrives is not taken back to the top', async ({ page }) => {
  const release = await holdScript(page)
  await page.goto('/terms')
  await page.evaluate(() => scrollTo(0, 1200))
  await release()
  await hydrated(page)
  expect(await page.evaluate(() => scrollY)).toBe(1200)
})

test('early ticks are added to the package that was saved before', async ({ page }) => {
  await saveDocumentationPackage(page)
  const release = await holdScript(page)
  await page.goto('/custom-quote')
  await page.getByRole('checkbox', { name: 'SSL Certificate' }).check()
  await release()
  await hydrated(page)
  await expect(page.getByRole('complementary').getByLabel('Total')).toHaveText('US$250')
})

test('details typed before the script arrives stay', async ({ page }) => {
  await saveDocumentationPackage(page)
  const release = await holdScript(page)
  await page.goto('/checkout')
  await page.getByLabel('Full name').fill('Wanjiru Kamau')
  await page.getByLabel('Email').fill('wanjiru@acme.example')
  await page.getByLabel('Email').press('Enter')
  await page.getByLabel('Country').fill('Uganda')
  await page.getByRole('checkbox', { name: /I accept/ }).check()
  await page.getByRole('button', { name: 'Pay' }).tap()
  await release()
  await hydrated(page)
  await expect(page.getByText('Required fields missing')).toBeVisible()
  await expect(page.getByLabel('Phone')).toBeFocused()
  await expect(page.getByLabel('Full name')).toHaveValue('Wanjiru Kamau')
  await expect(page.getByLabel('Country')).toHaveValue('Uganda')
  await expect(page.getByRole('checkbox', { name: /I accept/ })).toBeChecked()
  expect(page.url()).not.toContain('wanjiru')
})

test('the total and Proceed stay in view on a phone', async ({ page }) => {
  await page.goto('/custom-quote')
  await expect(page.getByRole('complementary').getByLabel('Total')).toBeInViewport()
  await expect(page.getByRole('button', { name: 'Proceed to Checkout' })).toBeInViewport()
})
