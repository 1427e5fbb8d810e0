import { fixedItems, resources } from '#shared/catalogue.ts'
import { initialSelection, priceSelection, mapResources, totalLines } from '#shared/pricing.ts'
import { paths } from '#web/content/paths.ts'
import { quoteBuilder } from '#web/content/quote-builder.ts'
import { quotePresets } from '#web/content/quote-presets.ts'
import { formatUsd } from '#web/ui/browser/format-money.ts'
import { openBeforeScript, saveEarlierQuote } from '#tests/support/earlier-visit.ts'
import { expect, open, proceedButton, shownTotal, test } from '#tests/support/journey.ts'

const [saved, offer] = fixedItems
const [resource] = resources
const [example] = quotePresets
const { custom, start, summary } = quoteBuilder

test('choices survive a reload and a closed tab without Proceed (rule 8.7)', async ({
  page,
  context,
}) => {
  await open(page, paths.customQuote)
  await page.getByRole('checkbox', { name: offer.name }).check()
  await page.getByRole('slider', { name: resource.label }).press('End')
  await page.getByRole('checkbox', { name: custom.checkbox }).check()
  await page.getByLabel(custom.name).fill('Rack')
  const total = (await shownTotal(page).textContent()) ?? ''
  await page.reload()
  await expect(shownTotal(page)).toHaveText(total)
  await page.close()
  const another = await context.newPage()
  await open(another, paths.customQuote)
  await expect(shownTotal(another)).toHaveText(total)
  await expect(another.getByLabel(custom.name)).toHaveValue('Rack')
})

test('until the saved quote is read there is no total, and an example clicked meanwhile can be undone (rule 8.8)', async ({
  page,
}) => {
  const quantities = mapResources(() => 0)
  const selection = { ...initialSelection, fixedItems: [saved.id], quantities }
  const lines = priceSelection(selection)
  await saveEarlierQuote(page, selection)
  const release = await openBeforeScript(page, paths.customQuote)
  await expect(page.getByText(summary.waiting)).toBeInViewport()
  await expect(proceedButton(page)).toBeDisabled()
  await expect(shownTotal(page)).toHaveText(summary.pending)
  await page.getByRole('button', { name: example?.name }).click()
  await release()
  const { subtotal } = totalLines(priceSelection(example?.selection ?? initialSelection))
  await expect(shownTotal(page)).toHaveText(formatUsd(subtotal))
  await expect(page.getByText(summary.waiting)).toHaveCount(0)
  await expect(proceedButton(page)).toBeEnabled()
  await page.getByRole('button', { name: start.undo }).click()
  await expect(shownTotal(page)).toHaveText(formatUsd(totalLines(lines).subtotal))
})
