import { expect, type Page } from '@playwright/test'
import { checkoutPath } from '#shared/addresses.ts'
import * as v from 'valibot'
import { paymentSuccess } from '#web/content/payment-result.ts'
import { payButton } from './at-checkout.ts'
import { button } from './journey.ts'

/** Clicks Pay and waits for the provider's page. */
export async function goToProvider(page: Page): Promise<void> {
  await payButton(page).click()
  await expect(button(page, 'Decline')).toBeVisible()
}

const bodySchema = v.object({
  items: v.array(v.unknown()),
  customerInfo: v.record(v.string(), v.unknown()),
})

/** Goes to the provider's page, and returns the body of the request for it. */
export async function payAndRead(page: Page) {
  const request = page.waitForRequest(`**${checkoutPath}`)
  await goToProvider(page)
  return v.parse(bodySchema, (await request).postDataJSON())
}

/** Pays at the provider, and waits for the receipt. */
export async function payAtProvider(page: Page): Promise<void> {
  await button(page, 'Pay').click()
  await expect(button(page, paymentSuccess.receipt.print)).toBeVisible()
}
