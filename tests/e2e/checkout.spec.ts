import { legalPages } from '#web/content/legal/legal-pages.ts'
import { notFound } from '#web/content/not-found.ts'
import { notices } from '#web/content/notices.ts'
import { citedAddresses, paths } from '#web/content/paths.ts'
import {
  buildPackage,
  consent,
  expect,
  field,
  fillInDetails,
  test,
} from '#tests/support/journey.ts'

const [terms] = legalPages

test('Back from where /checkout without a package leads does not lead there again (rule 9.1)', async ({
  page,
}) => {
  await page.goto(paths.checkout)
  await expect(page).toHaveURL(paths.customQuote)
  await expect(page.getByText(notices.quoteEmpty.title)).toBeVisible()
  await page.goBack()
  expect(page.url()).not.toContain(paths.checkout)
})

test('the cited address opens in a new tab and leads on to the document; nothing typed is lost (rule 9.4)', async ({
  page,
  context,
}) => {
  await buildPackage(page)
  await fillInDetails(page)
  const opened = context.waitForEvent('page')
  const main = page.getByRole('main')
  await main.getByRole('link', { name: citedAddresses.terms }).click()
  const other = await opened
  await expect(other).toHaveURL(citedAddresses.terms)
  await other.getByRole('link', { name: notFound.lookingForDocument(terms.title) }).click()
  await expect(other.getByRole('heading', { level: 1, name: terms.title })).toBeVisible()
  await expect(other).toHaveURL(paths.terms)
  await expect(field(page, 'fullName')).toHaveValue('Wanjiru Kamau')
  await expect(consent(page)).toBeChecked()
})
