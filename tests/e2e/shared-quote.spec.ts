import type { Page, Route } from '@playwright/test'
import { customPriceBounds, fixedItems } from '#shared/catalogue.ts'
import { initialSelection, priceSelection, totalLines, type Selection } from '#shared/pricing.ts'
import { notices } from '#web/content/notices.ts'
import { paths } from '#web/content/paths.ts'
import { quoteActions } from '#web/content/quote-actions.ts'
import { quoteBuilder } from '#web/content/quote-builder.ts'
import { sharedQuote } from '#web/content/shared-quote.ts'
import { formatUsd } from '#web/ui/browser/format-money.ts'
import { quoteLink } from '#web/quote/link/quote-link.ts'
import {
  expect,
  open,
  proceedButton,
  shownTotal,
  test,
  waitForHydration,
} from '#tests/support/journey.ts'
import { ignoreFailedLoads } from '#tests/support/lost-files.ts'
import { viewports } from '#tests/support/viewports.ts'

const words = sharedQuote.review
const [offer, other] = fixedItems
const shared = { ...initialSelection, fixedItems: [offer.id] }
const custom = { selected: true, name: 'Rack relocation', price: customPriceBounds.min }

const totalOf = (selection: Selection) => formatUsd(totalLines(priceSelection(selection)).subtotal)
const linkOf = (selection: Selection) => quoteLink(priceSelection(selection), '')
const review = (page: Page) => page.getByRole('dialog', { name: words.heading })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

const refusedLinks = [
  `${paths.customQuote}#q=%E0%A4%A`,
  `${paths.customQuote}#q=1.9999.<script>`,
  linkOf(shared).slice(0, -2),
]

for (const [device, viewport] of Object.entries(viewports)) {
  test.describe(`on ${device}`, () => {
    test.use({ viewport, permissions: ['clipboard-read', 'clipboard-write'] })

    test('a copied link opens the same quote in another browser, once (rules 8.9 and 8.10)', async ({
      page,
      browser,
    }) => {
      // Not every system has a share sheet.
      await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'canShare'))
      await open(page, paths.customQuote)
      await page.getByRole('checkbox', { name: offer.name }).check()
      await button(page, quoteActions.share).click()
      await expect(page.getByText(notices.quoteLinkCopied.title)).toBeVisible()
      const link = await page.evaluate(() => navigator.clipboard.readText())
      expect(link).toBe(new URL(linkOf(shared), page.url()).href)

      const colleague = await browser.newContext({ viewport })
      const tab = await colleague.newPage()
      await tab.goto(paths.home)
      await tab.goto(link)
      await expect(tab.getByText(notices.sharedQuoteOpened.title)).toBeVisible()
      await expect(shownTotal(tab)).toHaveText(totalOf(shared))
      await expect(tab).toHaveURL(paths.customQuote)
      await tab.reload()
      await waitForHydration(tab)
      await expect(tab.getByText(notices.sharedQuoteOpened.title)).toHaveCount(0)
      await tab.goBack()
      await expect(tab).toHaveURL(paths.home)
      await colleague.close()
    })

    test('a link that is pasted over other choices asks first, and either answer holds', async ({
      page,
    }) => {
      await open(page, paths.customQuote)
      await page.getByRole('checkbox', { name: other.name }).check()
      const mine = totalOf({ ...initialSelection, fixedItems: [other.id] })
      await page.goto(linkOf({ ...shared, custom }))
      await expect(review(page)).toContainText(custom.name)
      await expect(review(page)).toContainText(words.bySender)
      await expect(page).toHaveURL(paths.customQuote)
      await page.keyboard.press('Escape')
      await expect(review(page)).toBeHidden()
      await expect(shownTotal(page)).toHaveText(mine)
      await page.goto(linkOf({ ...shared, custom }))
      await button(page, words.replace).click()
      await expect(review(page)).toBeHidden()
      await expect(shownTotal(page)).toHaveText(totalOf({ ...shared, custom }))
      await expect(proceedButton(page)).toBeEnabled()
    })

    test('a link with another total shows both, and opens at today’s', async ({ page }) => {
      const { subtotal } = totalLines(priceSelection(shared))
      const sent = totalLines(priceSelection({ ...shared, fixedItems: [other.id] })).subtotal
      expect(String(sent)).toHaveLength(String(subtotal).length)
      await page.goto(linkOf(shared).replace(new RegExp(`${subtotal}$`), String(sent)))
      await expect(review(page)).toContainText(words.changed(formatUsd(sent), formatUsd(subtotal)))
      await button(page, words.open).click()
      await expect(shownTotal(page)).toHaveText(formatUsd(subtotal))
      // Nothing had the focus before the dialog.
      await expect(
        page.getByRole('heading', { name: quoteBuilder.summary.heading, exact: true }),
      ).toBeFocused()
    })

    test('until the link has been read there is no total, and Proceed is disabled', async ({
      page,
    }) => {
      const scripts: Route[] = []
      await page.route('**/open-shared-quote-*.js', (route) => void scripts.push(route))
      await page.goto(linkOf(shared))
      await waitForHydration(page)
      await expect.poll(() => scripts.length).toBe(1)
      await expect(shownTotal(page)).toHaveText(quoteBuilder.summary.pending)
      await expect(proceedButton(page)).toBeDisabled()
      for (const script of scripts) await script.continue()
      await expect(shownTotal(page)).toHaveText(totalOf(shared))
      await expect(proceedButton(page)).toBeEnabled()
    })

    for (const link of refusedLinks) {
      test(`${link} is refused and changes nothing`, async ({ page }) => {
        await page.goto(link)
        await expect(page.getByText(notices.sharedQuoteRefused.title)).toBeVisible()
        await expect(shownTotal(page)).toHaveText(totalOf(initialSelection))
        await expect(page).toHaveURL(paths.customQuote)
      })
    }
  })
}

test('a link whose script does not load stays in the address, and a reload opens it', async ({
  page,
  browserErrors,
}) => {
  const script = '**/open-shared-quote-*.js'
  await page.route(script, (route) => route.abort())
  await page.goto(linkOf(shared))
  await expect(page.getByText(notices.partNotLoaded.title)).toBeVisible()
  await expect(page).toHaveURL(linkOf(shared))
  await expect(shownTotal(page)).toHaveText(totalOf(initialSelection))
  await expect(proceedButton(page)).toBeEnabled()
  ignoreFailedLoads(browserErrors)
  await page.unroute(script)
  await page.reload()
  await expect(shownTotal(page)).toHaveText(totalOf(shared))
  await expect(page).toHaveURL(paths.customQuote)
})
