import type { Page } from '@playwright/test'
import { checkoutPath } from '#shared/addresses.ts'
import * as z from '#shared/schema.ts'
import { payButton } from './journey.ts'

const bodySchema = z.object({
  items: z.array(z.unknown()),
  customerInfo: z.record(z.string(), z.unknown()),
})

/** Presses Pay, and returns the body of the request for a payment page. */
export async function payAndRead(page: Page) {
  const request = page.waitForRequest(`**${checkoutPath}`)
  await payButton(page).click()
  return bodySchema.parse((await request).postDataJSON())
}
