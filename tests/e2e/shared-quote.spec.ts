import { customPriceBounds, fixedItems } from '#shared/catalogue.ts'
import { quoteNumber } from '#shared/quote-number.ts'
import { initialSelection, priceSelection } from '#shared/quote.ts'
import { notices } from '#web/content/notices.ts'
import { quoteBuilder } from '#web/content/quote-builder.ts'
import { paths } from '#web/content/paths.ts'
import { quoteActions } from '#web/content/quote-action-labels.ts'
import { sharedQuote } from '#web/content/shared-quote.ts'
import { quoteLink } from '#web/quote/keep/quote-link.ts'
import { expectAccessible } from '#tests/support/axe.ts'
import { holdBack, ignoreFailedLoads } from '#tests/support/network.ts'
import { choose, proceedButton, shownTotal } from '#tests/support/at-builder.ts'
import { button, expect, heading, open, test, waitForHydration } from '#tests/support/journey.ts'

const [offer, other] = fixedItems
const shared = priceSelection({ ...initialSelection, fixedItems: [offer.id] })
const link = quoteLink(shared, '')
const number = quoteNumber(shared)
const { opened } = sharedQuote

test('from the first paint a link shows no builder, but its quote; if the script is lost, the builder with a notice (rule 8.10)', async ({
  page,
  browserErrors,
}) => {
  const offered = page.getByRole('checkbox', { name: offer.name })
  const script = '**/quote-document-*.js'
  await open(page, paths.home)
  await page.route(script, (route) => route.abort())
  await page.goto(link)
  await expect(page.getByText(notices.partNotLoaded.title)).toBeVisible()
  await expect(page).toHaveURL(link)
  await expect(offered).not.toBeChecked()
  await expect(proceedButton(page)).toBeEnabled()
  ignoreFailedLoads(browserErrors)

  await page.unroute(script)
  await page.goto(paths.about)
  const release = await holdBack(page, '**/assets/*.js')
  await page.goto(link, { waitUntil: 'commit' })
  const waiting = page.getByText(quoteBuilder.summary.waiting).filter({ visible: true })
  await expect(waiting).toHaveCount(1)
  await expect(page.getByRole('heading', { name: quoteBuilder.heading })).toBeHidden()
  await release()
  await expect(heading(page, number)).toBeVisible()
  await expect(page.getByRole('checkbox')).toHaveCount(0)
})

test('a link in another tab, closed, reloaded or opened by mistake, leaves the own package; Change and an example keep it for every tab (rules 7.12 and 8.10)', async ({
  context,
  page,
}) => {
  await open(page, paths.customQuote)
  await choose(page, other.name)
  const own = (await shownTotal(page).textContent()) ?? ''
  const tab = await context.newPage()
  await open(tab, link.replace('#', '?example=clinic#'))
  await expect(heading(tab, number)).toBeVisible()
  await expect(tab.getByText(opened.own)).toBeVisible()
  await expect(tab).toHaveURL(link)
  await tab.reload()
  await expect(heading(tab, number)).toBeVisible()
  await tab.close()
  await page.reload()
  await expect(shownTotal(page)).toHaveText(own)

  await page.evaluate((hash) => location.assign(hash), link)
  await button(page, opened.change).click()
  await expect(page.getByRole('checkbox', { name: offer.name })).toBeChecked()
  await page.goBack()
  await expect(heading(page, number)).toBeVisible()
  await page.goForward()
  await page.reload()
  const again = await context.newPage()
  await open(again, paths.customQuote)
  for (const each of [page, again]) {
    await expect(button(each, quoteBuilder.restore.button)).toBeVisible()
  }
  await button(again, quoteBuilder.restore.button).click()
  await expect(shownTotal(again)).toHaveText(own)
  await expect(button(page, quoteBuilder.restore.button)).toHaveCount(0)
})

test('the document is accessible with a name in a script of the other direction; Proceed takes it to the checkout (rule 8.11)', async ({
  page,
}) => {
  // Copying is not possible.
  await page.addInitScript(() => {
    for (const name of ['canShare', 'clipboard']) Reflect.deleteProperty(Navigator.prototype, name)
  })
  const custom = { selected: true, name: 'غرفة التبريد', price: customPriceBounds.min }
  await open(page, quoteLink(priceSelection({ ...shared.selection, custom }), ''))
  await expect(page.locator('bdi', { hasText: custom.name })).toBeVisible()
  await waitForHydration(page)
  await button(page, quoteActions.share).press('Enter')
  await expect(page.getByLabel(sharedQuote.link.label)).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expectAccessible(page)
  await proceedButton(page).click()
  await expect(page).toHaveURL(paths.checkout)
})

test('any site may lead to the success page: the saved list goes, as agreed, and nothing that the visitor chose (rule 11.2)', async ({
  context,
  page,
}) => {
  await open(page, paths.customQuote)
  await choose(page, offer.name)
  const own = (await shownTotal(page).textContent()) ?? ''
  await proceedButton(page).click()
  await expect(page).toHaveURL(paths.checkout)
  const tab = await context.newPage()
  await open(tab, `${paths.paymentSuccess}?order=7KQ3-M4TX`)
  await expect.poll(() => tab.evaluate(() => localStorage.getItem('quoteItems'))).toBeNull()
  await tab.close()
  const again = await context.newPage()
  await open(again, paths.customQuote)
  await expect(shownTotal(again)).toHaveText(own)
})
