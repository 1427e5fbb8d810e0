import { legalPages } from '#web/content/legal/legal-pages.ts'
import { checkoutWords } from '#web/content/checkout.ts'
import { layoutWords } from '#web/content/layout.ts'
import { notFound } from '#web/content/not-found.ts'
import { notices } from '#web/content/notices.ts'
import { citedAddresses, paths } from '#web/content/paths.ts'
import {
  buildPackage,
  consent,
  expect,
  expectBrowserError,
  field,
  fillInDetails,
  goToProvider,
  payButton,
  test,
} from '#tests/support/journey.ts'

const [terms] = legalPages

test('/checkout without a saved package leads to the quote builder and says why', async ({
  page,
}) => {
  await page.goto('/checkout')
  await expect(page).toHaveURL('/custom-quote')
  await expect(page.getByText(notices.quoteEmpty.title)).toBeVisible()
  await page.goBack()
  expect(page.url()).not.toContain('/checkout')
})

test('a reload of the checkout keeps the package and what was typed', async ({ page }) => {
  await buildPackage(page)
  await fillInDetails(page)
  await page.reload()
  await expect(payButton(page)).toBeVisible()
  await expect(field(page, 'fullName')).toHaveValue('Wanjiru Kamau')
  await expect(consent(page)).not.toBeChecked()
})

test('a double click on Pay sends one request', async ({ page }) => {
  await buildPackage(page)
  await fillInDetails(page)
  let requests = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/api/create-checkout-session')) requests += 1
  })
  await payButton(page).dblclick()
  await expect(page.getByRole('button', { name: 'Decline' })).toBeVisible()
  expect(requests).toBe(1)
})

test('when the network fails the error is shown, nothing is lost, and the next attempt works', async ({
  page,
  browserErrors,
}) => {
  await buildPackage(page)
  await fillInDetails(page)
  await page.route('**/api/**', (route) => route.abort('connectionreset'))
  await payButton(page).click()
  await expect(page.getByText(notices.checkoutFailed.description)).toBeVisible()
  expectBrowserError(browserErrors, /ERR_CONNECTION_RESET/)
  expectBrowserError(browserErrors, new RegExp(notices.checkoutFailed.title))
  await page.unroute('**/api/**')
  await goToProvider(page)
})

for (const { words, address } of [
  { words: checkoutWords.consent.terms.text, address: paths.terms },
  { words: citedAddresses.terms, address: citedAddresses.terms },
]) {
  test(`the consent’s link ${words} opens in a new tab and leads to the document`, async ({
    page,
    context,
  }) => {
    await buildPackage(page)
    await fillInDetails(page)
    const opened = context.waitForEvent('page')
    const name = words + layoutWords.newTab
    await page.getByRole('main').getByRole('link', { name, exact: true }).click()
    const other = await opened
    await expect(other).toHaveURL(address)
    if (address !== paths.terms) {
      await other.getByRole('link', { name: notFound.lookingForDocument(terms.title) }).click()
    }
    await expect(other.getByRole('heading', { level: 1, name: terms.title })).toBeVisible()
    await expect(other).toHaveURL(paths.terms)
    // Nothing typed is lost.
    await expect(field(page, 'fullName')).toHaveValue('Wanjiru Kamau')
    await expect(consent(page)).toBeChecked()
  })
}
