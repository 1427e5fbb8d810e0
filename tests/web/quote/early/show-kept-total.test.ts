import { expect, test, vi } from 'vitest'
import { quoteBuilder } from '#web/content/quote-builder.ts'
import { selectedText, sumNames } from '#web/content/sums.ts'
import { saveDraft } from '#web/quote/keep/quote-draft.ts'
import { showKeptTotal } from '#web/quote/early/show-kept-total.ts'
import { keptTotalId } from '#web/ui/document/protocol.ts'
import { atTodaysPrices, everything, nothing } from '#tests/support/selections.ts'
import { withPlainSpaces } from '#tests/support/shown-amounts.ts'
import { inOrder } from '#tests/support/shown-words.ts'
import { saveQuote } from '#tests/support/stored-quotes.ts'

const { net, total, month, year } = sumNames.offered
const { seeList } = quoteBuilder.summary

// Its selectors remember the sums of a first visit, also from a test with other prices.
vi.resetModules()
const { render } = await import('#web/shell/entry-server.tsx')
const page = new DOMParser().parseFromString(await render('/custom-quote'), 'text/html')

/** What the prerendered builder shows as the kept total before the application draws it. */
function earlyTotal(): string {
  document.body.replaceChildren(document.importNode(page.body, true))
  showKeptTotal()
  const text = withPlainSpaces(document.getElementById(keptTotalId)?.textContent ?? '')
  document.body.replaceChildren()
  return text
}

test.each([
  [
    'a draft of nothing',
    () => saveDraft(atTodaysPrices(nothing)),
    `US$0 ${selectedText(0)}${seeList}${net}US$0VAT (10%)US$0`,
  ],
  [
    // US$14,220, of which US$1,320 is for a month.
    'a draft of all that there is',
    () => saveDraft(atTodaysPrices(everything)),
    `US$15,642 ${selectedText(9)}${seeList}${net}US$14,220VAT (10%)US$1,422.*UGX 57,900,000 .*21 November 2026.*${month}US$1,452${year}US$31,614`,
  ],
  [
    'a saved quote',
    saveQuote,
    `US$3,300 ${selectedText(2)}${seeList}${net}US$3,000VAT (10%)US$300.*UGX 12,200,000`,
  ],
])(
  'before the application %s has its sums, unless the address has others (rule 8.8)',
  (_case, keep, sums) => {
    keep()
    expect(earlyTotal()).toMatch(inOrder(...`${total} ${sums}`.split('.*')))
    for (const address of ['#q=3.28.20261127_22000.space_100_200', '?add=cabling']) {
      history.replaceState(null, '', `/custom-quote${address}`)
      expect(earlyTotal()).toBe('')
    }
    history.replaceState(null, '', '/')
  },
)
