import type { Page } from '@playwright/test'
import { notices } from '#web/content/notices.ts'
import { paymentFailed, paymentSuccess } from '#web/content/payment-result.ts'
import { expectAccessible } from '#tests/support/axe.ts'
import {
  button,
  choose,
  consent,
  expect,
  fillInDetails,
  goToProvider,
  heading,
  open,
  payAtProvider,
  payButton,
  proceedButton,
  test,
} from '#tests/support/journey.ts'

// A backup with the builder's resources: (85 + 200 + 50 + 125) × 1.16.
const backup = 'US$533.60'

const thanks = (page: Page) => heading(page, 'Thank you for your order')

test('after Cancel, the success page opened by hand calls nothing paid; Retry brings the package back (rules 11.4 and 11.6)', async ({
  page,
}) => {
  await open(page, '/custom-quote')
  await choose(page, 'Weekly Backup Service')
  await proceedButton(page).click()
  await fillInDetails(page)
  await goToProvider(page)
  const reference =
    (await page.getByText(paymentSuccess.reference).locator('b').textContent()) ?? ''
  await button(page, 'Cancel').click()
  await expect(page).toHaveURL(`/payment-failed?order=${reference}`)
  await expect(page.getByText(paymentFailed.cameBack)).toBeVisible()
  await expectAccessible(page)
  await page.goto('/payment-success')
  await expect(page.getByText(paymentSuccess.unconfirmed.lead)).toBeVisible()
  await expect(page.getByText(reference, { exact: true })).toBeVisible()
  await expect(page.getByText(backup).first()).toBeVisible()
  await expect(thanks(page)).toHaveCount(0)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText(paymentSuccess.receipt.unconfirmed)).toBeVisible()
  await expect(page.getByText(paymentSuccess.receipt.proof)).toHaveCount(0)
  await page.emulateMedia({ media: null })
  await expectAccessible(page)

  await page.goBack()
  await expect(page.getByText(paymentFailed.retried)).toBeVisible()
  await button(page, paymentFailed.retry).click()
  await expect(payButton(page, backup)).toBeVisible()
  await expect(page.getByText(notices.quoteOrdered.title)).toHaveCount(0)
  await consent(page).check()
  await goToProvider(page)
  await payAtProvider(page)
  await expect(thanks(page)).toBeVisible()
  await expect(page.getByText(backup).first()).toBeVisible()

  // As a payment that returns in another browser (rule 11.6).
  await page.goto('/payment-success?order=9CFG-HJKM')
  await expect(page.getByText(paymentSuccess.returnedElsewhere.lead)).toBeVisible()
  await expect(page.getByText(backup)).toHaveCount(0)
  await expectAccessible(page)
})
