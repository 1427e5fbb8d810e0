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
import { proceedButton } from '#tests/support/at-builder.ts'
import { button, expect, heading, open, test, waitForHydration } from '#tests/support/journey.ts'

const [offer] = fixedItems
const shared = priceSelection({ ...initialSelection, fixedItems: [offer.id] })
const link = quoteLink(shared, '')
const number = quoteNumber(shared)

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

test('the document is accessible with a name in a script of the other direction (rule 8.11)', async ({
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
})
