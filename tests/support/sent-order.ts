import type { Page } from '@playwright/test'
import { checkoutPath } from '#shared/addresses.ts'
import * as v from 'valibot'
import { goToProvider } from './journey.ts'

const bodySchema = v.object({
  items: v.array(v.unknown()),
  customerInfo: v.record(v.string(), v.unknown()),
})

/** Presses Pay, and returns the body of the request for a payment page once that page is open. */
export async function payAndRead(page: Page) {
  const request = page.waitForRequest(`**${checkoutPath}`)
  await goToProvider(page)
  return v.parse(bodySchema, (await request).postDataJSON())
}
