import type { Page } from '@playwright/test'
import { fixedItems } from '#shared/catalogue.ts'
import { company } from '#web/content/company.ts'
import { paymentFailed, paymentSuccess } from '#web/content/payment-result.ts'
import { quoteBuilder } from '#web/content/quote-builder.ts'
import { paths } from '#web/content/paths.ts'
import {
  buildPackage,
  choose,
  expect,
  fillInDetails,
  goToProvider,
  open,
  packageLines,
  packageTotal,
  proceedButton,
  test,
} from '#tests/support/journey.ts'
import { viewports } from '#tests/support/viewports.ts'

const { ordered, receipt } = paymentSuccess

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const lines = (page: Page) => page.getByRole('region', { name: receipt.heading })
const invoiceNumber = (page: Page) => page.getByText(/^INV-\d+-\d{1,3}$/)
const payAtProvider = (page: Page) => page.getByRole('button', { name: 'Pay', exact: true }).click()

async function expectReceipt(page: Page): Promise<void> {
  await expect(heading(page, ordered.heading)).toBeVisible()
  for (const { name } of packageLines) {
    await expect(lines(page).getByText(name)).toBeVisible()
  }
  await expect(lines(page).getByText(packageTotal)).toBeVisible()
}

// Close to the browsers' own margins.
const margin = { top: '1cm', right: '1cm', bottom: '1cm', left: '1cm' }

for (const [device, viewport] of Object.entries(viewports)) {
  test.describe(`on ${device}`, () => {
    test.use({ viewport })

    test('after paying, the receipt shows what was charged, survives a reload and prints on one page', async ({
      page,
      context,
    }) => {
      await buildPackage(page)
      await fillInDetails(page)
      await goToProvider(page)
      // Another tab saves a package that is not paid for.
      const other = await context.newPage()
      await open(other, paths.customQuote)
      await choose(other, fixedItems[1].name)
      await proceedButton(other).click()
      await payAtProvider(page)
      await expectReceipt(page)
      await expect(lines(page).getByText(fixedItems[1].name)).toHaveCount(0)

      const number = (await invoiceNumber(page).textContent()) ?? ''
      await page.reload()
      await expectReceipt(page)
      await expect(page.getByText(number)).toBeVisible()

      await page.emulateMedia({ media: 'print' })
      for (const text of [company.name, company.registrationNumber, number, packageTotal]) {
        await expect(page.getByRole('main').getByText(text).first()).toBeVisible()
      }
      await expect(page.getByText(receipt.proof)).toBeVisible()
      await expect(page.getByRole('button')).toHaveCount(0)
      await expect(page.getByText(paymentSuccess.steps.heading)).toBeHidden()
    })

    test('opened by hand, the success page thanks nobody', async ({ page }) => {
      await open(page, paths.paymentSuccess)
      await expect(invoiceNumber(page)).toBeVisible()
      await expect(heading(page, paymentSuccess.heading)).toBeVisible()
      await expect(page.getByText(ordered.heading)).toHaveCount(0)
    })

    test('without a package the failure page offers the builder first', async ({ page }) => {
      await open(page, paths.paymentFailed)
      await expect(page.getByText(paymentFailed.notSaved)).toBeVisible()
      await expect(page.getByText(paymentFailed.saved)).toHaveCount(0)
      await page.getByRole('main').getByRole('link', { name: paymentFailed.build }).click()
      await expect(heading(page, quoteBuilder.heading)).toBeVisible()
    })
  })
}

test('the largest order prints on one page', async ({ page }) => {
  await open(page, paths.customQuote)
  for (const choice of await page.getByRole('checkbox').all()) await choice.check()
  await page.getByLabel(quoteBuilder.custom.name).fill('W'.repeat(80))
  await page.getByLabel(quoteBuilder.custom.price).fill('2500')
  await proceedButton(page).click()
  await fillInDetails(page)
  await page.getByRole('button', { name: /^Pay / }).click()
  await payAtProvider(page)
  await expect(heading(page, ordered.heading)).toBeVisible()
  for (const format of ['A4', 'Letter']) {
    const pdf = await page.pdf({ format, margin, printBackground: true })
    expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g), format).toHaveLength(1)
  }
})

test('a buyer who cancels, goes back to the provider and pays gets the receipt', async ({
  page,
}) => {
  await buildPackage(page)
  await fillInDetails(page)
  await goToProvider(page)
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page).toHaveURL(paths.paymentFailed)
  await expect(page.getByText(paymentFailed.saved)).toBeVisible()
  await page.goBack()
  await payAtProvider(page)
  await expectReceipt(page)
})
