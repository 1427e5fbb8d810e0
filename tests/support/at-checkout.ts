import { type Locator, type Page, expect } from '@playwright/test'
import { customerFields, type CustomerFieldName } from '#shared/customer-fields.ts'
import { checkoutCopy } from '#web/content/checkout-copy.ts'
import { paymentSuccess } from '#web/content/payment-result.ts'
import { button, heading } from './journey.ts'

export function field(page: Page, name: CustomerFieldName): Locator {
  const label = customerFields.find((customerField) => customerField.name === name)?.label
  return page.getByRole('textbox', { name: label ?? name, exact: true })
}

export const consent = (page: Page) =>
  page.getByRole('checkbox', { name: checkoutCopy.consent.before })

/** The button that pays this total, or any: while the builder is leaving, its examples say "To pay" as well. */
export const payButton = (page: Page, total = '') =>
  page.getByRole('button', {
    name: total === '' ? new RegExp(`^${checkoutCopy.pay(total)}`) : checkoutCopy.pay(total),
  })

/** Fills in the required fields and accepts the terms. */
export async function fillInDetails(page: Page): Promise<void> {
  await field(page, 'fullName').fill('Wanjiru Kamau')
  await field(page, 'email').fill('wanjiru@acme.example')
  await field(page, 'phone').fill('+254 700 000 001')
  await consent(page).check()
}

/** Clicks Pay and waits for the provider's page. */
export async function goToProvider(page: Page): Promise<void> {
  await payButton(page).click()
  await expect(button(page, 'Decline')).toBeVisible()
}

/** Expects that a payment page can't be paid any more. */
export async function expectOver(page: Page, url: string): Promise<void> {
  const tab = await page.context().newPage()
  await tab.goto(url)
  await expect(heading(tab, 'This payment page has ended')).toBeVisible()
  await tab.close()
}

/** Pays at the provider, and waits for the receipt. */
export async function payAtProvider(page: Page): Promise<void> {
  await button(page, 'Pay').click()
  await expect(button(page, paymentSuccess.receipt.print)).toBeVisible()
}
