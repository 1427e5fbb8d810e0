import type { Locator, Page } from '@playwright/test'
import { expect, open, test } from '#tests/support/journey.ts'

/** Presses Tab until the target has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(async () => {
    await page.keyboard.press('Tab')
    await expect(target).toBeFocused({ timeout: 1 })
  }).toPass({ intervals: [0] })
}

test('a package can be bought with the keyboard alone', async ({ page }) => {
  await open(page, '/')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByRole('link', { name: 'Build My Package' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Build your package' })).toBeFocused()
  await tabTo(page, page.getByRole('checkbox', { name: 'Cloud Migration Service' }))
  await page.keyboard.press('Space')
  await tabTo(page, page.getByRole('slider', { name: 'User seats' }))
  await page.keyboard.press('ArrowRight')
  await tabTo(page, page.getByRole('button', { name: 'Proceed to Checkout' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeFocused()
  await tabTo(page, page.getByLabel('Full name'))
  await page.keyboard.type('Wanjiru Kamau')
  await tabTo(page, page.getByLabel('Email'))
  await page.keyboard.type('wanjiru@acme.example')
  await tabTo(page, page.getByLabel('Phone'))
  await page.keyboard.type('0700 000 001')
  await tabTo(page, page.getByRole('checkbox', { name: /I accept/ }))
  await page.keyboard.press('Space')
  await tabTo(page, page.getByRole('button', { name: 'Pay US$3,132.00' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Decline' })).toBeVisible()
  await tabTo(page, page.getByRole('button', { name: 'Pay', exact: true }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/payment-success')
})
