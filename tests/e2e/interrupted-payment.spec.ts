import type { Page } from '@playwright/test'
import { checkoutPath } from '#shared/addresses.ts'
import { checkoutWords } from '#web/content/checkout.ts'
import { loadingWords } from '#web/content/loading.ts'
import { notices } from '#web/content/notices.ts'
import { paths } from '#web/content/paths.ts'
import { paymentSuccess } from '#web/content/payment-result.ts'
import { storageKeys } from '#web/content/storage-keys.ts'
import { requestTimeout } from '#web/quote/checkout/request-checkout-session.ts'
import {
  buildPackage,
  consent,
  expect,
  expectBrowserError,
  field,
  fillInDetails,
  goToProvider,
  packageTotal,
  payButton,
  test,
  shownNotifications,
} from '#tests/support/journey.ts'
import { ignoreFailedLoads } from '#tests/support/lost-files.ts'

const processing = (page: Page) => page.getByRole('button', { name: checkoutWords.processing })
const hasSavedQuote = (page: Page) =>
  page.evaluate((key) => localStorage.getItem(key) !== null, storageKeys.quoteItems)

/** Presses Pay, and the call is never answered. */
async function payWithoutAnswer(page: Page): Promise<void> {
  const requested = page.waitForRequest(`**${checkoutPath}`)
  await page.route(`**${checkoutPath}`, () => {})
  await payButton(page).click()
  await requested
  await expect(processing(page)).toBeVisible()
}

/** The package and what was typed are here; the consent is given to one attempt only if the page was left. */
async function expectReadyToPay(page: Page): Promise<void> {
  await expect(payButton(page)).toBeEnabled()
  await expect(field(page, 'fullName')).toHaveValue('Wanjiru Kamau')
  await expect(field(page, 'email')).toHaveValue('wanjiru@acme.example')
}

async function payAgain(page: Page): Promise<void> {
  await page.unroute(`**${checkoutPath}`)
  await goToProvider(page)
  await page.getByRole('button', { name: 'Pay', exact: true }).click()
  await expect(page.getByText(paymentSuccess.ordered.heading)).toBeVisible()
}

test('offline from the builder on: the checkout opens, Pay says that it failed, and works once the network is back', async ({
  page,
  context,
  browserErrors,
}) => {
  await buildPackage(page)
  await fillInDetails(page)
  await context.setOffline(true)
  await payButton(page).click()
  await expect(page.getByText(notices.checkoutFailed.title)).toBeVisible()
  await expect(page.getByText(notices.checkoutFailed.description)).toBeVisible()
  expectBrowserError(browserErrors, new RegExp(notices.checkoutFailed.title))
  // The request, and any page that was being prefetched when the network went.
  ignoreFailedLoads(browserErrors)
  await expectReadyToPay(page)
  await context.setOffline(false)
  await payAgain(page)
})

test('a call that hangs is given up when its time is over, with a message, and Pay works again (rule 9.8)', async ({
  page,
  browserErrors,
}) => {
  await page.clock.install()
  await buildPackage(page)
  await fillInDetails(page)
  await page.clock.pauseAt(Date.now() + 60_000)
  await payWithoutAnswer(page)
  await page.clock.runFor(requestTimeout - 1_000)
  await expect(processing(page)).toBeVisible()
  await page.clock.runFor(1_000)
  await expectReadyToPay(page)
  await page.clock.resume()
  await expect(page.getByText(notices.checkoutFailed.title)).toBeVisible()
  await expect(page.getByText(notices.checkoutFailed.description)).toBeVisible()
  expectBrowserError(browserErrors, /TimeoutError/)
  await payAgain(page)
})

test('a reload during Processing leads back to the form, ready to pay', async ({ page }) => {
  await buildPackage(page)
  await fillInDetails(page)
  await payWithoutAnswer(page)
  await page.reload()
  await expectReadyToPay(page)
  await expect(consent(page)).not.toBeChecked()
  await consent(page).check()
  await payAgain(page)
})

test('offline on the return from the provider nothing is lost: a reload shows the receipt', async ({
  page,
}) => {
  await buildPackage(page)
  await fillInDetails(page)
  await goToProvider(page)
  // The stand-in redirects, and a redirect can't be intercepted: this page leads back by a link.
  await page.route('**/c/pay/**', async (route) => {
    const { location = '' } = (await route.fetch({ maxRedirects: 0 })).headers()
    await route.fulfill({ contentType: 'text/html', body: `<a href="${location}">Return</a>` })
  })
  await page.getByRole('button', { name: 'Pay', exact: true }).click()
  await page.route(`**${paths.paymentSuccess}`, (route) => route.abort('internetdisconnected'))
  const failed = page.waitForEvent('requestfailed')
  await page.getByRole('link').click()
  await failed
  await page.unroute(`**${paths.paymentSuccess}`)
  // The button of the browser's own error page.
  await page.reload()
  await expect(page.getByText(paymentSuccess.ordered.heading)).toBeVisible()
  await expect(page.getByText(packageTotal)).toBeVisible()
  await expect.poll(() => hasSavedQuote(page)).toBe(false)
})

test('if the network breaks off while the provider leads back, the page claims no payment, and its reload shows the receipt', async ({
  page,
  browserErrors,
}) => {
  await buildPackage(page)
  await fillInDetails(page)
  await goToProvider(page)
  await page.route('**/assets/entry-client-*.js', (route) => route.abort())
  await page.getByRole('button', { name: 'Pay', exact: true }).click()
  await expect(page.getByText(paymentSuccess.lead)).toBeVisible()
  await expect(page.getByText(paymentSuccess.ordered.heading)).toHaveCount(0)
  expect(await hasSavedQuote(page)).toBe(true)
  // The page has tried once more by itself.
  await expect(page.getByText(loadingWords.incomplete)).toBeVisible()
  await page.unrouteAll()
  await page.reload()
  await expect(page.getByText(paymentSuccess.ordered.heading)).toBeVisible()
  await expect.poll(() => hasSavedQuote(page)).toBe(false)
  ignoreFailedLoads(browserErrors)
})

test('Back twice after paying: the builder says that the page after the payment emptied the quote, once (rule 9.13)', async ({
  page,
}) => {
  await buildPackage(page)
  await fillInDetails(page)
  await goToProvider(page)
  await page.getByRole('button', { name: 'Pay', exact: true }).click()
  await expect(page.getByText(paymentSuccess.ordered.heading)).toBeVisible()
  await page.goBack()
  await page.goBack()
  await expect(page).toHaveURL(paths.customQuote)
  await expect(page.getByText(notices.quoteOrdered.description)).toBeVisible()
  await expect(shownNotifications(page)).toHaveCount(1)
})
