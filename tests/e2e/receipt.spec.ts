import { fixedItems } from '#shared/catalogue.ts'
import { company } from '#web/content/company.ts'
import { paths } from '#web/content/paths.ts'
import { paymentSuccess } from '#web/content/payment-result.ts'
import { quoteBuilder } from '#web/content/quote-builder.ts'
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
import { printed } from '#tests/support/printed.ts'

const { ordered, receipt, steps } = paymentSuccess

test('the receipt shows what was charged, whatever another tab saves, and a reload shows the same one (rule 11.5)', async ({
  page,
  context,
}) => {
  await buildPackage(page)
  await fillInDetails(page)
  await goToProvider(page)
  const other = await context.newPage()
  await open(other, paths.customQuote)
  await choose(other, fixedItems[1].name)
  await proceedButton(other).click()
  await page.getByRole('button', { name: 'Pay', exact: true }).click()
  const lines = page.getByRole('region', { name: receipt.heading })
  const number = page.getByText(/^INV-\d+-\d{1,3}$/)
  await expect(lines.getByText(packageTotal)).toBeVisible()
  for (const { name } of packageLines) await expect(lines.getByText(name)).toBeVisible()
  await expect(lines.getByText(fixedItems[1].name)).toHaveCount(0)
  const first = (await number.textContent()) ?? ''
  await page.reload()
  await expect(lines.getByText(packageTotal)).toBeVisible()
  await expect(number).toHaveText(first)
})

test('the largest order prints on one page, with the company and without buttons', async ({
  page,
}) => {
  await open(page, paths.customQuote)
  for (const choice of await page.getByRole('checkbox').all()) await choice.check()
  await page.getByLabel(quoteBuilder.custom.name).fill('W'.repeat(80))
  await page.getByLabel(quoteBuilder.custom.price).fill('2500')
  await proceedButton(page).click()
  await fillInDetails(page)
  await page.getByRole('button', { name: /^Pay / }).click()
  await page.getByRole('button', { name: 'Pay', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: ordered.heading })).toBeVisible()
  const { pages, text } = await printed(page)
  expect(pages).toBe(1)
  for (const part of [company.name, company.registrationNumber, 'INV-', receipt.proof]) {
    expect(text).toContain(part)
  }
  for (const part of [receipt.print, steps.heading]) expect(text).not.toContain(part)
})
