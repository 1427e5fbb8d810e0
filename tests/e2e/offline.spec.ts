import { fixedItems } from '#shared/catalogue.ts'
import { initialSelection, priceSelection, totalLines } from '#shared/pricing.ts'
import { company } from '#web/content/company.ts'
import { contact } from '#web/content/contact.ts'
import { loadingCopy } from '#web/content/loading.ts'
import { offlineCopy } from '#web/content/offline.ts'
import { alwaysSaved, paths } from '#web/content/paths.ts'
import { pricing } from '#web/content/pricing-copy.ts'
import { formatUsd } from '#web/ui/browser/format-money.ts'
import { quoteLink } from '#web/quote/link/quote-link.ts'
import { violationsInEachScheme } from '#tests/support/axe.ts'
import { expect, labelOf, open, shownTotal, waitForHydration } from '#tests/support/journey.ts'
import { ignoreFailedLoads } from '#tests/support/lost-files.ts'
import {
  cachedPaths,
  heading,
  notice,
  openAndSave,
  savedToday,
  test,
  waitUntilSaved,
} from '#tests/support/offline-journey.ts'
import { recordShifts } from '#tests/support/layout-shifts.ts'

test.use({ serviceWorkers: 'allow' })
test.afterEach(({ browserErrors }) => ignoreFailedLoads(browserErrors))

const [offer] = fixedItems

test('what was visited, the builder and Contact open without a network, and say when they were saved (rules 16.1 and 16.3)', async ({
  page,
  context,
}) => {
  const shifted = await recordShifts(page)
  await openAndSave(page, paths.terms)
  await expect(notice(page)).toHaveCount(0)
  await context.setOffline(true)
  for (const path of [paths.terms, ...alwaysSaved]) {
    await open(page, path)
    await expect(notice(page)).toContainText(savedToday())
    await expect(heading(page)).toBeVisible()
    expect(await shifted()).toBeLessThan(0.01)
  }
  expect(await violationsInEachScheme(page)).toEqual([])
  await context.setOffline(false)
  await expect(notice(page)).toBeHidden()
})

test('in place of a page that is not saved, a page says how to reach the company, and links on (rules 14.4 and 16.4)', async ({
  page,
  context,
}) => {
  const main = page.getByRole('main')
  await openAndSave(page, paths.home)
  await context.setOffline(true)
  await page.goto(paths.pricing)
  await expect(heading(page, offlineCopy.heading)).toBeVisible()
  await expect(main.getByText(company.phone.shown).first()).toBeVisible()
  // A control that nothing serves is not shown.
  await expect(page.getByRole('radio')).toHaveCount(0)
  expect(await violationsInEachScheme(page)).toEqual([])
  await main.getByRole('link', { name: labelOf(paths.contact) }).press('Enter')
  await waitForHydration(page)
  await expect(heading(page, contact.heading)).toBeVisible()
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: labelOf(paths.refund) })
    .click()
  await expect(heading(page, loadingCopy.notLoaded.heading)).toBeFocused()

  await page.goto(paths.pricing)
  await context.setOffline(false)
  await expect(heading(page, pricing.heading)).toBeVisible()
  await expect(page).toHaveURL(paths.pricing)
})

test('a page that was reached by a link is saved too', async ({ page, context }) => {
  await openAndSave(page, paths.home)
  await page
    .getByRole('banner')
    .getByRole('link', { name: labelOf(paths.pricing) })
    .click()
  await waitUntilSaved(page, paths.pricing)
  await context.setOffline(true)
  await page.reload()
  await waitForHydration(page)
  await expect(heading(page, pricing.heading)).toBeVisible()
  await expect(notice(page)).toBeVisible()
})

test('offline, a link opens the saved page as it was, with its drawings', async ({
  page,
  context,
}) => {
  const drawings = page.getByRole('main').locator('svg')
  await openAndSave(page, paths.services)
  const count = await drawings.count()
  await openAndSave(page, paths.home)
  await context.setOffline(true)
  await page
    .getByRole('banner')
    .getByRole('link', { name: labelOf(paths.services), exact: true })
    .click()
  await expect(notice(page)).toBeVisible()
  await expect(page).toHaveURL(paths.services)
  await expect(drawings).toHaveCount(count)
})

test('a quote link opens without a network, whatever its query and fragment', async ({
  page,
  context,
}) => {
  await openAndSave(page, paths.customQuote)
  await context.setOffline(true)
  const lines = priceSelection({ ...initialSelection, fixedItems: [offer.id] })
  const [path, fragment] = quoteLink(lines, '').split('#')
  await page.goto(`${path}?from=mail#${fragment}`)
  await expect(page.getByRole('checkbox', { name: offer.name })).toBeChecked()
  await expect(shownTotal(page)).toHaveText(formatUsd(totalLines(lines).subtotal))
  expect((await cachedPaths(page)).filter((saved) => /[?#]/.test(saved))).toEqual([])
})

test('a site that does not answer in three seconds is replaced by the saved page, until it does (rule 16.2)', async ({
  page,
  site,
}) => {
  await openAndSave(page, site.origin + paths.contact)
  site.hold()
  await page.reload()
  await expect(heading(page, contact.heading)).toBeVisible()
  await expect(notice(page)).toContainText(`${offlineCopy.unreachable} ${savedToday()}`)
  site.release()
  await expect(notice(page)).toBeHidden()
  await expect(page.getByText(offlineCopy.changed)).toBeHidden()
})

test('a saved page that has changed meanwhile offers the new one', async ({
  page,
  context,
  site,
}) => {
  await openAndSave(page, site.origin + paths.contact)
  site.answer = (path, text) =>
    path === paths.contact
      ? { status: 200, body: text.replaceAll('page-files-', 'page-files-new-') }
      : undefined
  await context.setOffline(true)
  await page.reload()
  await expect(notice(page)).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText(offlineCopy.changed)).toBeVisible()
  await page.getByRole('button', { name: offlineCopy.load }).press('Enter')
  await waitForHydration(page)
  await expect(page.getByText(offlineCopy.changed)).toHaveCount(0)
})
