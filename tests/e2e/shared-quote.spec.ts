import type { Route } from '@playwright/test'
import { fixedItems } from '#shared/catalogue.ts'
import { initialSelection, priceSelection, totalLines, type Selection } from '#shared/pricing.ts'
import { notices } from '#web/content/notices.ts'
import { paths } from '#web/content/paths.ts'
import { quoteActions } from '#web/content/quote-action-labels.ts'
import { quoteBuilder } from '#web/content/quote-builder.ts'
import { sharedQuote } from '#web/content/shared-quote.ts'
import { formatUsd } from '#web/ui/browser/format-money.ts'
import { quoteLink } from '#web/quote/link/quote-link.ts'
import { expect, proceedButton, open, shownTotal, test } from '#tests/support/journey.ts'
import { ignoreFailedLoads } from '#tests/support/lost-files.ts'

const [offer, other] = fixedItems
const shared = { ...initialSelection, fixedItems: [offer.id] }
const totalOf = (selection: Selection) => formatUsd(totalLines(priceSelection(selection)).subtotal)
const link = quoteLink(priceSelection(shared), '')
const script = '**/open-shared-quote-*.js'

test.describe('with a clipboard', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

  test('a copied link opens the same quote in another browser, once (rules 8.9 and 8.10)', async ({
    page,
    browser,
  }) => {
    // Not every system has a share sheet.
    await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'canShare'))
    await open(page, paths.customQuote)
    await page.getByRole('checkbox', { name: offer.name }).check()
    await page.getByRole('button', { name: quoteActions.share, exact: true }).click()
    await expect(page.getByText(notices.quoteLinkCopied.title)).toBeVisible()
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    expect(copied).toBe(new URL(link, page.url()).href)

    const colleague = await browser.newContext()
    const tab = await colleague.newPage()
    const scripts: Route[] = []
    await tab.route(script, (route) => void scripts.push(route))
    await tab.goto(new URL(paths.home, copied).href)
    await tab.goto(copied)
    // Until the link has been read (rule 8.8).
    await expect.poll(() => scripts.length).toBe(1)
    await expect(shownTotal(tab)).toHaveText(quoteBuilder.summary.pending)
    await expect(proceedButton(tab)).toBeDisabled()
    for (const each of scripts) await each.continue()
    await expect(tab.getByText(notices.sharedQuoteOpened.title)).toBeVisible()
    await expect(shownTotal(tab)).toHaveText(totalOf(shared))
    await expect(tab).toHaveURL(new URL(paths.customQuote, copied).href)
    await tab.reload()
    await expect(shownTotal(tab)).toHaveText(totalOf(shared))
    await expect(tab.getByText(notices.sharedQuoteOpened.title)).toHaveCount(0)
    await tab.goBack()
    await expect(tab).toHaveURL(new URL(paths.home, copied).href)
    await colleague.close()
  })
})

test('a link that is pasted over other choices asks first', async ({ page }) => {
  const review = page.getByRole('dialog', { name: sharedQuote.review.heading })
  await open(page, paths.customQuote)
  await page.getByRole('checkbox', { name: other.name }).check()
  await page.goto(link)
  await expect(page).toHaveURL(paths.customQuote)
  await review.getByRole('button', { name: sharedQuote.review.replace, exact: true }).click()
  await expect(review).toBeHidden()
  await expect(shownTotal(page)).toHaveText(totalOf(shared))
})

test('a link whose script does not load stays in the address, and a reload opens it', async ({
  page,
  browserErrors,
}) => {
  await page.route(script, (route) => route.abort())
  await page.goto(link)
  await expect(page.getByText(notices.partNotLoaded.title)).toBeVisible()
  await expect(page).toHaveURL(link)
  await expect(shownTotal(page)).toHaveText(totalOf(initialSelection))
  await expect(proceedButton(page)).toBeEnabled()
  ignoreFailedLoads(browserErrors)
  await page.unroute(script)
  await page.reload()
  await expect(shownTotal(page)).toHaveText(totalOf(shared))
  await expect(page).toHaveURL(paths.customQuote)
})
