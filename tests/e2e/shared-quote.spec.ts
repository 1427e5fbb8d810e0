import type { Route } from '@playwright/test'
import { fixedItems } from '#shared/catalogue.ts'
import { initialSelection, priceSelection } from '#shared/quote.ts'
import { notices } from '#web/content/notices.ts'
import { paths } from '#web/content/paths.ts'
import { quoteLink } from '#web/quote/link/quote-link.ts'
import { expect, open, proceedButton, shownTotal, totalOf, test } from '#tests/support/journey.ts'
import { ignoreFailedLoads } from '#tests/support/lost-files.ts'

const shared = { ...initialSelection, fixedItems: [fixedItems[0].id] }
const link = quoteLink(priceSelection(shared), '')
const script = '**/open-shared-quote-*.js'

test('a link opens its quote once: it stays in the address until its script has loaded, and neither a reload nor Back opens it again (rules 8.8 and 8.10)', async ({
  page,
  browserErrors,
}) => {
  await open(page, paths.home)
  await page.route(script, (route) => route.abort())
  await page.goto(link)
  await expect(page.getByText(notices.partNotLoaded.title)).toBeVisible()
  await expect(page).toHaveURL(link)
  await expect(shownTotal(page)).toHaveText(totalOf(initialSelection))
  await expect(proceedButton(page)).toBeEnabled()
  ignoreFailedLoads(browserErrors)

  const scripts: Route[] = []
  await page.unroute(script)
  await page.route(script, (route) => void scripts.push(route))
  await page.reload()
  await expect.poll(() => scripts.length).toBe(1)
  await expect(shownTotal(page)).toBeHidden()
  await expect(proceedButton(page)).toBeDisabled()
  for (const each of scripts) await each.continue()
  await expect(page.getByText(notices.sharedQuoteOpened.title)).toBeVisible()
  await expect(shownTotal(page)).toHaveText(totalOf(shared))
  await expect(page).toHaveURL(paths.customQuote)
  await page.reload()
  await expect(shownTotal(page)).toHaveText(totalOf(shared))
  await expect(page.getByText(notices.sharedQuoteOpened.title)).toHaveCount(0)
  await page.goBack()
  await expect(page).toHaveURL(paths.home)
})
