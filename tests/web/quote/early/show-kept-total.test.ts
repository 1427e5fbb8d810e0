import { screen } from '@testing-library/react'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { emptySelection, priceSelection, type Selection } from '#shared/quote.ts'
import { paths } from '#web/content/paths.ts'
import { quoteBuilder } from '#web/content/quote-builder.ts'
import { saveDraft } from '#web/quote/keep/quote-draft.ts'
import { quoteLink } from '#web/quote/keep/quote-link.ts'
import { showKeptTotal } from '#web/quote/early/show-kept-total.ts'
import { render } from '#web/shell/entry-server.tsx'
import { keptTotalId } from '#web/ui/document/protocol.ts'
import { openBuilder } from '#tests/support/quote-page.ts'
import { anySelection, atTodaysPrices, everything } from '#tests/support/selections.ts'
import { saveQuote } from '#tests/support/stored-quotes.ts'

const page = new DOMParser().parseFromString(await render(paths.customQuote), 'text/html')

/** What the prerendered builder shows as the kept total before the application draws it. */
function earlyTotal(): string {
  document.body.replaceChildren(document.importNode(page.body, true))
  showKeptTotal()
  const text = document.getElementById(keptTotalId)?.textContent ?? ''
  document.body.replaceChildren()
  return text
}

/** What the application shows. */
async function total(): Promise<string> {
  const { leave } = await openBuilder()
  const text = screen.getByRole('button', { name: quoteBuilder.summary.showLines })
    .previousElementSibling?.textContent
  leave()
  return text ?? ''
}

const sampleSelections: readonly Selection[] = [
  emptySelection,
  everything,
  ...fc.sample(anySelection, { numRuns: 6, seed: 1 }),
]

test.each(sampleSelections)(
  'the total of a draft before the application is what the application shows (rule 8.8): case %#',
  async (selection) => {
    saveDraft(atTodaysPrices(selection))
    const early = earlyTotal()
    expect(early).not.toBe('')
    expect(early).toBe(await total())
  },
)

test('the total of a saved quote before the application is what the application shows (rule 8.8)', async () => {
  saveQuote()
  const early = earlyTotal()
  expect(early).toBe(await total())
})

test.each([
  ['a link to a quote', quoteLink(priceSelection(everything), location.origin)],
  ['an offer to add', `${paths.customQuote}?add=network-design`],
])('no total of what is kept is shown before %s is opened (rule 8.8)', (_, address) => {
  saveQuote()
  history.replaceState(null, '', address)
  expect(earlyTotal()).toBe('')
})
