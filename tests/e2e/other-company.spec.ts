import { paths } from '#web/content/paths.ts'
import { quoteBuilder, resourceCopy } from '#web/content/quote-builder.ts'
import { startOtherCompany } from '#tests/other-company/start-other-company.ts'
import {
  expect,
  fillInDetails,
  goToProvider,
  open,
  payAtProvider,
  payButton,
  proceedButton,
  test,
} from '#tests/support/journey.ts'

// Figures by hand: 2,500 + 75 + 38 × 700 = 29,175, and 5.5 % of it 1,604.6.
test('another company, with few offers, a currency without cents and a tax of the price itself, sells up to the receipt', async ({
  page,
}) => {
  // It is built first.
  test.setTimeout(600_000)
  const { url, close } = await startOtherCompany()
  try {
    await page.goto(url + paths.pricing)
    await expect(page.getByRole('link', { name: /^Subscribe to/ })).toHaveCount(1)
    await expect(page.getByRole('table')).toHaveCount(0)

    await open(page, url + paths.customQuote)
    const pages = page.getByRole('textbox', { name: resourceCopy.seats.amount })
    await pages.fill('12000')
    await proceedButton(page).click()
    await expect(page.getByRole('alert')).toHaveText(
      /^A card payment is at most UGX.999,999\. .* Pay by bank transfer instead$/,
    )

    await pages.fill('37')
    await pages.blur()
    await page.getByRole('button', { name: resourceCopy.seats.more }).click()
    await page.getByRole('checkbox', { name: 'Network Design & Setup' }).check()
    await page.getByRole('checkbox', { name: 'Business Email Setup' }).check()
    const summary = page.getByRole('complementary')
    await expect(summary).toContainText(/To pay, including VAT.*UGX.29,175/s)
    await expect(summary).toContainText(/Of which VAT \(5\.5%\)\s*UGX.1,605/)
    // Without the sum of a single period, which would repeat the total.
    await expect(summary.getByRole('heading', { name: /^One-time/ })).toHaveText('One-time')
    await expect(page.getByText(quoteBuilder.addOns.heading)).toHaveCount(0)

    await proceedButton(page).click()
    await expect(payButton(page, '')).toBeVisible()
    await page.reload()
    await expect(page.getByRole('button', { name: /^Pay UGX.29,175$/ })).toBeVisible()
    await fillInDetails(page)
    await goToProvider(page)
    await expect(page.getByText(/UGX.29,175/).first()).toBeVisible()
    await payAtProvider(page)
    await expect(page.getByText(/^REC-\d+-\d{1,3}$/)).toBeVisible()
    await expect(page.getByText(/^\d\d\/\d\d\/\d{4}$/)).toBeVisible()
    const receipt = page.getByRole('main')
    await expect(receipt).toContainText(/Of which VAT \(5\.5%\)\s*UGX.1,605/)
    await expect(receipt).toContainText(/Total including VAT\s*UGX.29,175/)
  } finally {
    await close()
  }
})
