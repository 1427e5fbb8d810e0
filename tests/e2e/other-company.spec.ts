import { caller } from '#web/content/caller.ts'
import { paths, servicePath } from '#web/content/paths.ts'
import { periodCopy } from '#web/content/periods.ts'
import { plans } from '#web/content/plans.ts'
import { quoteBuilder } from '#web/content/quote-builder.ts'
import { makeOtherCompany } from '#tests/other-company/make-other-company.ts'
import { proceedButton } from '#tests/support/at-builder.ts'
import {
  fillInDetails,
  payButton,
  goToProvider,
  payAtProvider,
} from '#tests/support/at-checkout.ts'
import { expect, open, test } from '#tests/support/journey.ts'
import { startSite } from '#tests/support/started-site.ts'

const [plan = { cta: '' }] = plans

// Figures by hand: 2,500 + 75 + 38 × 700 = 29,175, and 5.5 % of it 1,604.6.
test('another company, with few offers, a currency without cents and a tax of the price itself, sells up to the receipt', async ({
  page,
}) => {
  // It is built first.
  test.setTimeout(600_000)
  const { cwd, remove } = makeOtherCompany()
  const { url, close } = await startSite(cwd)
  try {
    await page.goto(url + paths.pricing)
    await expect(page.getByRole('link', { name: plan.cta })).toBeVisible()
    await expect(page.getByRole('table')).toHaveCount(0)

    for (const path of [paths.pricing, servicePath('cloud-integration')]) {
      await page.goto(url + path)
      await expect(page.getByRole('main')).toContainText(/UGX:700per pageincluding/)
    }

    await open(page, url + paths.customQuote)
    await expect(page.getByRole('main')).toContainText(/UGX:700per page(?!once)/)
    const pages = page.getByRole('textbox', { name: 'Amount' })
    await pages.fill('37')
    await pages.blur()
    await page.getByRole('button', { name: 'More', exact: true }).click()
    await page.getByRole('checkbox', { name: 'Translation' }).check()
    await page.getByRole('checkbox', { name: 'Courier' }).check()
    const summary = page.getByRole('complementary')
    await expect(summary).toContainText(/UGX.29,175/)
    await expect(summary).toContainText(/5\.5%\D*UGX.1,605/)
    // Without the sum of a single period, which would repeat the total.
    await expect(summary.locator('p:has(+ ul)')).toHaveText(periodCopy.once)
    await expect(page.getByText(quoteBuilder.addOns.heading)).toHaveCount(0)

    await proceedButton(page).click()
    await expect(payButton(page, '')).toHaveText(/UGX.29,175$/)
    await expect(page.getByText(caller.before, { exact: false })).toBeVisible()
    await fillInDetails(page)
    await goToProvider(page)
    await expect(page.getByText(/UGX.29,175/).first()).toBeVisible()
    await payAtProvider(page)
    await expect(page.getByText(/^REC-\d+-\d{1,3}$/)).toBeVisible()
    await expect(page.getByText(/^\d\d\/\d\d\/\d{4}$/)).toBeVisible()
    const receipt = page.getByRole('main')
    await expect(receipt).toContainText(/5\.5%\D*UGX.1,605/)
    await expect(receipt).toContainText(/UGX.29,175/)
  } finally {
    await close()
    remove()
  }
})
