import type { Page } from '@playwright/test'
import { fixedItems, resources } from '#shared/catalogue.ts'
import { initialSelection, priceSelection, mapResources, totalLines } from '#shared/pricing.ts'
import { quoteBuilder } from '#web/content/quote-builder.ts'
import { paths, servicePath } from '#web/content/paths.ts'
import { quotePresets } from '#web/content/quote-presets.ts'
import { offerOfService, offerWords } from '#web/content/service-offers.ts'
import { serviceSummaries } from '#web/content/service-summaries.ts'
import { formatUsd } from '#web/ui/browser/format-money.ts'
import { openBeforeScript, saveEarlierQuote } from '#tests/support/earlier-visit.ts'
import {
  expect,
  open,
  proceedButton,
  shownTotal,
  test,
  waitForHydration,
} from '#tests/support/journey.ts'
import { viewports } from '#tests/support/viewports.ts'

const [saved, offer] = fixedItems
const [resource] = resources
const [example] = quotePresets
const { custom, start, summary } = quoteBuilder
const choice = (page: Page, name: string) => page.getByRole('checkbox', { name })
const savedSelection = {
  ...initialSelection,
  fixedItems: [saved.id],
  quantities: mapResources(() => 0),
}
const savedLines = priceSelection(savedSelection)

/** Opens the builder with a quote from an earlier visit, and holds the application's script back until it is released. */
async function openWithSavedQuote(page: Page) {
  await saveEarlierQuote(page, savedSelection)
  return openBeforeScript(page, paths.customQuote)
}

for (const [device, viewport] of Object.entries(viewports)) {
  test.describe(`on ${device}`, () => {
    test.use({ viewport })

    test('choices survive a reload and a closed tab without Proceed (rule 8.7)', async ({
      page,
      context,
    }) => {
      await open(page, paths.customQuote)
      await choice(page, offer.name).check()
      await page.getByRole('slider', { name: resource.label }).press('End')
      await choice(page, custom.checkbox).check()
      await page.getByLabel(custom.name).fill('Rack')
      const total = await shownTotal(page).textContent()
      await page.reload()
      await waitForHydration(page)
      await expect(shownTotal(page)).toHaveText(total ?? '')
      await expect(choice(page, offer.name)).toBeChecked()
      await page.close()
      const another = await context.newPage()
      await open(another, paths.customQuote)
      await expect(shownTotal(another)).toHaveText(total ?? '')
      await expect(another.getByLabel(custom.name)).toHaveValue('Rack')
    })

    test('until the saved quote is read no total is shown, and Proceed does nothing (rule 8.8)', async ({
      page,
    }) => {
      const release = await openWithSavedQuote(page)
      await expect(page.getByText(summary.waiting)).toBeInViewport()
      await expect(proceedButton(page)).toBeDisabled()
      await expect(shownTotal(page)).toHaveText(summary.pending)
      await release()
      await expect(shownTotal(page)).toHaveText(formatUsd(totalLines(savedLines).subtotal))
      await expect(page.getByText(summary.waiting)).toHaveCount(0)
      await expect(proceedButton(page)).toBeEnabled()
    })

    test('ticking a saved offer before it is shown as saved keeps it', async ({ page }) => {
      const release = await openWithSavedQuote(page)
      await choice(page, saved.name).check()
      await release()
      await expect(shownTotal(page)).toHaveText(formatUsd(totalLines(savedLines).subtotal))
      await expect(choice(page, saved.name)).toBeChecked()
    })

    test('an example clicked before the script has loaded is applied, and can be undone', async ({
      page,
    }) => {
      const release = await openWithSavedQuote(page)
      await page.getByRole('button', { name: example?.name }).click()
      await release()
      const lines = priceSelection(example?.selection ?? initialSelection)
      await expect(shownTotal(page)).toHaveText(formatUsd(totalLines(lines).subtotal))
      await page.getByRole('button', { name: start.undo }).click()
      await expect(shownTotal(page)).toHaveText(formatUsd(totalLines(savedLines).subtotal))
    })

    for (const { slug } of serviceSummaries) {
      const added = offerOfService(slug)
      if (!added) continue
      test(`the page of ${slug} leads to the builder with it added, and Back returns (rule 7.11)`, async ({
        page,
      }) => {
        await open(page, servicePath(slug))
        await page.getByRole('link', { name: offerWords.add }).click()
        await expect(choice(page, added.name)).toBeChecked()
        await expect(page).toHaveURL(paths.customQuote)
        await expect(page.getByText(start.added(added.name))).toBeVisible()
        await page.goBack()
        await expect(page).toHaveURL(servicePath(slug))
      })
    }
  })
}
