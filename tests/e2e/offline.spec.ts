import type { Page } from '@playwright/test'
import { company } from '#web/content/company.ts'
import { contact } from '#web/content/contact.ts'
import { loadingCopy } from '#web/content/loading.ts'
import { offlineCopy } from '#web/content/offline.ts'
import { paths } from '#web/content/paths.ts'
import { pricing } from '#web/content/pricing-copy.ts'
import { quoteBuilder } from '#web/content/quote-builder.ts'
import { sharedQuote } from '#web/content/shared-quote.ts'
import { formatLocalDay } from '#web/ui/browser/format-day.ts'
import { quoteLink } from '#web/quote/keep/quote-link.ts'
import { expectAccessible } from '#tests/support/axe.ts'
import {
  button,
  expect,
  heading,
  labelOf,
  menuLink,
  open,
  shiftsOf,
  waitForHydration,
} from '#tests/support/journey.ts'
import { ignoreFailedLoads } from '#tests/support/network.ts'
import { cachedPaths, openAndSave, test, waitUntilSaved } from '#tests/support/offline-journey.ts'
import { savedQuote } from '#tests/support/selections.ts'

/** The notice on a saved page. */
const notice = (page: Page) =>
  page.getByRole('status').filter({ hasText: offlineCopy.saved('|').split('|')[0] })

const savedToday = () => offlineCopy.saved(formatLocalDay(Date.now()))

test.afterEach(({ browserErrors }) => ignoreFailedLoads(browserErrors))

test('what was opened and the builder open without a network, as they were, and say when they were saved (rules 16.1 and 16.3)', async ({
  page,
  context,
}) => {
  await openAndSave(page, paths.terms)
  await expect(notice(page)).toHaveCount(0)
  // What opens on demand in the builder is saved with a visit.
  await openAndSave(page, paths.customQuote)
  await menuLink(page, paths.pricing).click()
  await waitUntilSaved(page, paths.pricing)
  await openAndSave(page, paths.services)
  const drawings = page.getByRole('main').locator('svg')
  const count = await drawings.count()
  await context.setOffline(true)
  for (const path of [paths.terms, paths.pricing, paths.customQuote]) {
    await open(page, path)
    await expect(notice(page)).toContainText(savedToday())
    await expect(heading(page)).toBeVisible()
    expect(await shiftsOf(page)).toBeLessThan(0.01)
  }
  await expectAccessible(page)

  // A link to a page with drawings opens its document.
  await menuLink(page, paths.services).click()
  await expect(page).toHaveURL(paths.services)
  await expect(notice(page)).toBeVisible()
  await expect(drawings).toHaveCount(count)

  // A quote link opens too, whatever its query and fragment, and is not kept.
  const [path, fragment] = quoteLink(savedQuote, '').split('#')
  await page.goto(`${path}?from=mail#${fragment}`)
  await expect(page.getByRole('heading', { name: sharedQuote.opened.heading })).toBeVisible()
  expect((await cachedPaths(page)).filter((saved) => /[?#]/.test(saved))).toEqual([])
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
  await expect(main.getByRole('link', { name: offlineCopy.loadAgain })).toHaveAttribute('href', '')
  await expectAccessible(page)
  await main.getByRole('link', { name: quoteBuilder.heading }).press('Enter')
  await expect(heading(page, quoteBuilder.heading)).toBeVisible()
  await waitForHydration(page)
  const footer = page.getByRole('contentinfo')
  await footer.getByRole('link', { name: labelOf(paths.refund) }).click()
  await expect(heading(page, loadingCopy.notLoaded.heading)).toBeFocused()

  await page.goto(paths.pricing)
  await context.setOffline(false)
  await expect(heading(page, pricing.heading)).toBeVisible()
})

test('a site that does not answer in three seconds is replaced by the saved page, which offers to load it again (rules 16.2 and 16.3)', async ({
  page,
  site,
}) => {
  await openAndSave(page, site.origin + paths.contact)
  site.hold()
  await page.reload()
  await expect(heading(page, contact.heading)).toBeVisible()
  await expect(notice(page)).toContainText(`${offlineCopy.unreachable} ${savedToday()}`)
  site.release()
  await button(page, offlineCopy.loadAgain).press('Enter')
  await waitForHydration(page)
  await expect(notice(page)).toHaveCount(0)
})
