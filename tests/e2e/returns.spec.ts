import type { Page } from '@playwright/test'
import { notices } from '#web/content/notices.ts'
import { paymentFailed, paymentSuccess } from '#web/content/payment-result.ts'
import { expectAccessible } from '#tests/support/axe.ts'
import { choose, proceedButton, shownDue } from '#tests/support/at-builder.ts'
import {
  consent,
  fillInDetails,
  payButton,
  goToProvider,
  payAtProvider,
} from '#tests/support/at-checkout.ts'
import { button, expect, heading, open, test } from '#tests/support/journey.ts'
import { fixedItems, type FixedItem } from '#shared/catalogue.ts'

const [offer, other] = fixedItems

const thanks = (page: Page) => heading(page, 'Thank you for your order')
const saved = (page: Page) => page.evaluate(() => localStorage.getItem('quoteItems'))

/** Opens the payment page of a package with these offers besides what the builder has, at the total that it shows. */
async function goAndPay(page: Page, ...offers: readonly FixedItem[]) {
  await open(page, '/custom-quote')
  for (const { name } of offers) await choose(page, name)
  const total = await shownDue(page)
  await proceedButton(page).click()
  await fillInDetails(page)
  await expect(payButton(page, total)).toBeVisible()
  await goToProvider(page)
  await expect(heading(page)).toContainText(total)
  const reference = await page.getByText(paymentSuccess.reference).locator('b').textContent()
  return { total, reference: reference ?? '' }
}

test('after Cancel, the success page opened by hand calls nothing paid; Retry brings the package back (rules 11.4 and 11.6)', async ({
  page,
}) => {
  const { total, reference } = await goAndPay(page, offer)
  await button(page, 'Cancel').click()
  await expect(page).toHaveURL(`/payment-failed?order=${reference}`)
  await expect(page.getByText(paymentFailed.cameBack)).toBeVisible()
  await expectAccessible(page)
  await page.goto('/payment-success')
  await expect(page.getByText(paymentSuccess.unconfirmed.lead)).toBeVisible()
  await expect(page.getByText(reference, { exact: true })).toBeVisible()
  await expect(page.getByText(total).first()).toBeVisible()
  await expect(thanks(page)).toHaveCount(0)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText(paymentSuccess.receipt.unconfirmed)).toBeVisible()
  await expect(page.getByText(paymentSuccess.receipt.proof())).toHaveCount(0)
  await page.emulateMedia({ media: null })
  await expectAccessible(page)

  await page.goBack()
  await expect(page.getByText(paymentFailed.retried)).toBeVisible()
  await button(page, paymentFailed.retry).click()
  await expect(payButton(page, total)).toBeVisible()
  await expect(page.getByText(notices.quoteOrdered.title)).toHaveCount(0)
  await consent(page).check()
  await goToProvider(page)
  await payAtProvider(page)
  await expect(thanks(page)).toBeVisible()
  await expect(page.getByText(total).first()).toBeVisible()
})

test('Back to an earlier receipt finds its own order, and the package of the open payment page stays saved (rules 11.2 and 11.5)', async ({
  page,
}) => {
  const first = await goAndPay(page, offer)
  await payAtProvider(page)
  const number = (await page.getByText(/^\w+-\d+-\d{1,3}$/).textContent()) ?? ''
  await page.reload()
  await expect(page.getByText(number)).toBeVisible()
  const second = await goAndPay(page, offer, other)
  expect(second.reference).not.toBe(first.reference)
  // To the checkout, the builder and the receipt.
  for (const path of ['/checkout', '/custom-quote', '/payment-success']) {
    await page.goBack({ waitUntil: 'commit' })
    await expect(page).toHaveURL(new RegExp(path))
    // The entry of an earlier document is loaded anew.
    await expect(page.locator('html[data-runs]')).toBeAttached()
  }
  await expect(thanks(page)).toBeVisible()
  for (const text of [first.reference, number, first.total])
    await expect(page.getByText(text, { exact: true }).first()).toBeVisible()
  for (const text of [second.reference, second.total])
    await expect(page.getByText(text, { exact: true })).toHaveCount(0)
  expect(await saved(page)).toContain(other.id)
})

test('a payment page is paid while another package waits at the checkout: the receipt has its order, and the later package stays (rules 11.2 and 11.5)', async ({
  page,
}) => {
  const { total, reference } = await goAndPay(page, offer)
  const paymentPage = page.url()
  await button(page, 'Cancel').click()
  await expect(heading(page, paymentFailed.heading)).toBeVisible()
  await open(page, '/custom-quote')
  await choose(page, other.name)
  const later = await shownDue(page)
  await proceedButton(page).click()
  await expect(payButton(page, later)).toBeVisible()
  await page.goto(paymentPage)
  await payAtProvider(page)
  await expect(page).toHaveURL(`/payment-success?order=${reference}`)
  await expect(page.getByText(total).first()).toBeVisible()
  await expect(page.getByText(reference, { exact: true })).toBeVisible()
  await expect(page.getByText(later)).toHaveCount(0)
  expect(await saved(page)).toContain(other.id)
  // Even the way back of a cancelled page says so, for ever.
  await page.goto(`/payment-failed?order=${reference}`)
  await expect(heading(page, 'This order is paid')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: paymentFailed.paid.receipt }).click()
  await expect(thanks(page)).toBeVisible()
})

test('a payment that returns in another browser has the order’s reference, and neither lines nor sums (rule 11.6)', async ({
  page,
  browser,
}) => {
  const { total, reference } = await goAndPay(page, offer)
  const elsewhere = await (await browser.newContext()).newPage()
  await elsewhere.goto(page.url())
  await button(elsewhere, 'Pay').click()
  await expect(elsewhere).toHaveURL(new RegExp(`/payment-success\\?order=${reference}$`))
  await expect(elsewhere.getByText(paymentSuccess.returnedElsewhere.lead)).toBeVisible()
  await expect(elsewhere.getByText(reference, { exact: true })).toBeVisible()
  await expect(elsewhere.getByText(total)).toHaveCount(0)
  await expect(thanks(elsewhere)).toHaveCount(0)
  await expectAccessible(elsewhere)
  await elsewhere.context().close()
})
