import { customPriceBounds, fixedItems } from '#shared/catalogue.ts'
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
import { button, expect, open, test, waitForHydration } from '#tests/support/journey.ts'

const shared = { ...initialSelection, fixedItems: [fixedItems[0].id] }
const link = quoteLink(priceSelection(shared), '')
const script = '**/opened-panel-*.js'
const { opened } = sharedQuote

test('a link opens its quote once: it stays in the address until the script has loaded, and neither a reload nor Back opens it again (rules 8.8 and 8.10)', async ({
  page,
  browserErrors,
}) => {
  const offered = page.getByRole('checkbox', { name: fixedItems[0].name })
  await open(page, paths.home)
  await page.route(script, (route) => route.abort())
  await page.goto(link)
  await expect(page.getByText(notices.partNotLoaded.title)).toBeVisible()
  await expect(page).toHaveURL(link)
  await expect(offered).not.toBeChecked()
  await expect(proceedButton(page)).toBeEnabled()
  ignoreFailedLoads(browserErrors)

  const release = await holdBack(page, script)
  await page.reload()
  await expect(shownTotal(page)).toBeHidden()
  await expect(proceedButton(page)).toBeDisabled()
  await release()
  await expect(shownTotal(page)).toBeVisible()
  await expect(offered).toBeChecked()
  await expect(page).toHaveURL(paths.customQuote)
  await page.reload()
  await expect(offered).toBeChecked()
  await page.goBack()
  await expect(page).toHaveURL(paths.home)
})

test('an opened link shows whose quote it is until it is changed, also after a reload, and is accessible with a name in a script of the other direction; Proceed takes it to the checkout (rule 8.11)', async ({
  page,
}) => {
  // Copying is not possible.
  await page.addInitScript(() => {
    for (const name of ['canShare', 'clipboard']) Reflect.deleteProperty(Navigator.prototype, name)
  })
  const custom = { selected: true, name: 'غرفة التبريد', price: customPriceBounds.min }
  const panel = page.getByRole('main').locator('section', { hasText: opened.heading })
  await open(page, quoteLink(priceSelection({ ...shared, custom }), ''))
  await expect(panel.locator('bdi', { hasText: custom.name })).toBeVisible()
  // By keyboard: on a busy machine a click was sometimes lost, perhaps because the panel moves under it.
  await button(page, quoteActions.share).press('Enter')
  await expect(page.getByLabel(sharedQuote.link.label)).toBeVisible()
  await expectAccessible(page)
  await page.reload()
  await expect(panel).toBeVisible()
  await waitForHydration(page)
  // A skip link that changed the address would take the opened quote from the page.
  await page.getByRole('link', { name: quoteBuilder.skip }).press('Enter')
  await expect(page.locator('#package')).toBeFocused()
  await button(page, opened.change).click()
  await expect(page.getByRole('heading', { name: quoteBuilder.core.heading })).toBeFocused()
  await choose(page, fixedItems[1].name)
  await expect(panel).toHaveCount(0)
  await page.getByRole('checkbox', { name: fixedItems[1].name }).uncheck()
  await panel.getByRole('button', { name: quoteBuilder.summary.proceed }).click()
  await expect(page).toHaveURL(paths.checkout)
})
