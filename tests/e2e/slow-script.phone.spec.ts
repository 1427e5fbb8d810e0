import type { Page, Route } from '@playwright/test'
import { expect, waitForHydration, test } from '#tests/support/journey.ts'

/** Delays the application's script, like a slow network, until it is released. */
async function delayScript(page: Page): Promise<() => Promise<void>> {
  const pending: Route[] = []
  let isReleased = false
  await page.route('**/assets/entry-client-*.js', async (route) => {
    if (isReleased) await route.continue()
    else pending.push(route)
  })
  return async () => {
    isReleased = true
    await Promise.all(pending.splice(0).map((route) => route.continue()))
  }
}

/** Saves a package of US$150, as on an earlier visit. */
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

test('input and clicks from before the script has loaded take effect', async ({ page }) => {
  const release = await delayScript(page)
  await page.goto('/custom-quote')
  await page.getByRole('checkbox', { name: 'SSL Certificate' }).check()
  await page.getByRole('slider', { name: 'Storage (GB)' }).press('ArrowRight')
  await page.getByRole('button', { name: 'More seats' }).tap()
  await expect(page.getByRole('button', { name: 'More seats' })).toHaveAttribute(
    'aria-busy',
    'true',
  )
  await release()
  await waitForHydration(page)
  await expect(page.getByRole('checkbox', { name: 'SSL Certificate' })).toBeChecked()
  await expect(page.getByRole('slider', { name: 'Storage (GB)' })).toHaveValue('150')
  await expect(page.getByRole('slider', { name: 'User seats' })).toHaveValue('10')
  await expect(page.getByRole('complementary').getByLabel('Total')).toHaveText('US$700')
})

test('scrolling before the script has loaded is not undone', async ({ page }) => {
  const release = await delayScript(page)
  await page.goto('/terms')
  await page.evaluate(() => scrollTo(0, 1200))
  await release()
  await waitForHydration(page)
  expect(await page.evaluate(() => scrollY)).toBe(1200)
})

test('offers selected before the script has loaded are added to the saved package', async ({
  page,
}) => {
  await saveDocumentationPackage(page)
  const release = await delayScript(page)
  await page.goto('/custom-quote')
  await page.getByRole('checkbox', { name: 'SSL Certificate' }).check()
  await release()
  await waitForHydration(page)
  await expect(page.getByRole('complementary').getByLabel('Total')).toHaveText('US$250')
})

test('details typed before the script has loaded are kept', async ({ page }) => {
  await saveDocumentationPackage(page)
  const release = await delayScript(page)
  await page.goto('/checkout')
  await page.getByLabel('Full name').fill('Wanjiru Kamau')
  await page.getByLabel('Email').fill('wanjiru@acme.example')
  await page.getByLabel('Email').press('Enter')
  await page.getByLabel('Country').fill('Uganda')
  await page.getByRole('checkbox', { name: /I accept/ }).check()
  await page.getByRole('button', { name: 'Pay' }).tap()
  await release()
  await waitForHydration(page)
  await expect(page.getByText('Required fields missing')).toBeVisible()
  await expect(page.getByLabel('Phone')).toBeFocused()
  await expect(page.getByLabel('Full name')).toHaveValue('Wanjiru Kamau')
  await expect(page.getByLabel('Country')).toHaveValue('Uganda')
  await expect(page.getByRole('checkbox', { name: /I accept/ })).toBeChecked()
  expect(page.url()).not.toContain('wanjiru')
})

test('the total and Proceed stay in view on mobile', async ({ page }) => {
  await page.goto('/custom-quote')
  await expect(page.getByRole('complementary').getByLabel('Total')).toBeInViewport()
  await expect(page.getByRole('button', { name: 'Proceed to Checkout' })).toBeInViewport()
})
