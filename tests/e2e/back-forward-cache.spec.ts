import type { Page } from '@playwright/test'
import { notices } from '#web/content/notices.ts'
import { paths } from '#web/content/paths.ts'
import { paymentSuccess } from '#web/content/payment-result.ts'
import { browserArguments, browserSetting } from '#tests/support/browser.ts'
import {
  buildPackage,
  consent,
  expect,
  field,
  fillInDetails,
  goToProvider,
  payButton,
  proceedButton,
  test,
  shownNotifications,
} from '#tests/support/journey.ts'

const executablePath = process.env[browserSetting]

// Playwright turns the back/forward cache off; in visitors' browsers it is on.
test.use({
  launchOptions: {
    args: browserArguments,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
    ...(executablePath && { executablePath }),
  },
})

/** Pays at the provider and waits for the receipt. Returns the order's number. */
async function pay(page: Page): Promise<string | null> {
  await goToProvider(page)
  await page.getByRole('button', { name: 'Pay', exact: true }).click()
  await expect(page.getByRole('button', { name: paymentSuccess.receipt.print })).toBeVisible()
  return page.getByText(/^INV-/).textContent()
}

test('Back to the checkout after paying does not blame another tab, and a new order has a new number (rules 8.4 and 11.1)', async ({
  page,
}) => {
  await buildPackage(page)
  await fillInDetails(page)
  const first = await pay(page)
  // To the provider, then to the checkout.
  await page.goBack({ waitUntil: 'commit' })
  await page.goBack({ waitUntil: 'commit' })
  await expect(page).toHaveURL(paths.customQuote)
  await expect(page.getByText(notices.quoteOrdered.description)).toBeVisible()
  await expect(shownNotifications(page)).toHaveCount(1)

  await proceedButton(page).click()
  await consent(page).check()
  expect(await pay(page)).not.toBe(first)
})

test('a checkout restored from the back/forward cache is ready to pay, with the consent unchecked', async ({
  page,
}) => {
  await buildPackage(page)
  await fillInDetails(page)
  await page.evaluate(() => {
    addEventListener('pageshow', ({ persisted }) => {
      document.documentElement.dataset['persisted'] = String(persisted)
    })
  })
  await goToProvider(page)
  // A restored page fires no load event.
  await page.goBack({ waitUntil: 'commit' })
  await expect(page.locator('html')).toHaveAttribute('data-persisted', 'true')
  await expect(payButton(page)).toBeEnabled()
  await expect(field(page, 'fullName')).toHaveValue('Wanjiru Kamau')
  await expect(consent(page)).not.toBeChecked()
})
