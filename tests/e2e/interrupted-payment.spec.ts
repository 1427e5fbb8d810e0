import type { Page } from '@playwright/test'
import { notices } from '#web/content/notices.ts'
import { paths } from '#web/content/paths.ts'
import { paymentSuccess } from '#web/content/payment-result.ts'
import { storageKeys } from '#web/content/storage-keys.ts'
import {
  buildPackage,
  expect,
  expectBrowserError,
  field,
  fillInDetails,
  goToProvider,
  packageTotal,
  payButton,
  test,
} from '#tests/support/journey.ts'
import { ignoreFailedLoads } from '#tests/support/lost-files.ts'

const payAtProvider = (page: Page) => page.getByRole('button', { name: 'Pay', exact: true }).click()
const hasSavedQuote = (page: Page) =>
  page.evaluate((key) => localStorage.getItem(key) !== null, storageKeys.quoteItems)

async function expectReceipt(page: Page): Promise<void> {
  await expect(page.getByText(paymentSuccess.ordered.heading)).toBeVisible()
  await expect(page.getByText(packageTotal)).toBeVisible()
  await expect.poll(() => hasSavedQuote(page)).toBe(false)
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
  await expect(page.getByText(notices.checkoutFailed.description)).toBeVisible()
  expectBrowserError(browserErrors, new RegExp(notices.checkoutFailed.title))
  // The request, and any page that was being prefetched when the network went.
  ignoreFailedLoads(browserErrors)
  await expect(payButton(page)).toBeEnabled()
  await expect(field(page, 'email')).toHaveValue('wanjiru@acme.example')
  await context.setOffline(false)
  await goToProvider(page)
  await payAtProvider(page)
  await expectReceipt(page)
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
  await payAtProvider(page)
  await page.route(`**${paths.paymentSuccess}`, (route) => route.abort('internetdisconnected'))
  const failed = page.waitForEvent('requestfailed')
  await page.getByRole('link').click()
  await failed
  await page.unroute(`**${paths.paymentSuccess}`)
  // The button of the browser's own error page.
  await page.reload()
  await expectReceipt(page)
})
