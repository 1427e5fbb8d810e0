import { expect, test } from 'vitest'
import { saveDraft } from '#web/quote/keep/quote-draft.ts'
import { showKeptTotal } from '#web/quote/early/show-kept-total.ts'
import { render } from '#web/shell/entry-server.tsx'
import { keptTotalId } from '#web/ui/document/protocol.ts'
import { atTodaysPrices, everything, nothing } from '#tests/support/selections.ts'
import { withPlainSpaces } from '#tests/support/shown-amounts.ts'
import { saveQuote } from '#tests/support/stored-quotes.ts'

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
    'US$0VAT (10%)US$0To pay, including VAT US$0 0 selected, see the listTodayUS$0.00With VAT',
  ],
  [
    // US$14,220, of which US$1,320 is for a month.
    'a draft of all that there is',
    () => saveDraft(atTodaysPrices(everything)),
    'US$14,220VAT (10%)US$1,422To pay, including VAT US$15,642 9 selected, see the listAbout UGX 57,900,000 (rate of 21 November 2026)TodayUS$15,642.00Then, only if you say so, a monthUS$1,452.00First year if you go onUS$31,614.00With VAT',
  ],
  [
    'a saved quote',
    saveQuote,
    'US$3,000VAT (10%)US$300To pay, including VAT US$3,300 2 selected, see the listAbout UGX 12,200,000',
  ],
])(
  'before the application %s has its sums, unless the address has others (rule 8.8)',
  (_case, keep, sums) => {
    keep()
    expect(earlyTotal()).toContain(`Total before VAT${sums}`)
    for (const address of ['#q=3.28.20261127_22000.space_100_200', '?add=cabling']) {
      history.replaceState(null, '', `/custom-quote${address}`)
      expect(earlyTotal()).toBe('')
    }
    history.replaceState(null, '', '/')
  },
)
