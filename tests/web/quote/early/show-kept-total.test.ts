import { expect, test } from 'vitest'
import { emptySelection, priceSelection } from '#shared/quote.ts'
import { paths } from '#web/content/paths.ts'
import { saveDraft } from '#web/quote/keep/quote-draft.ts'
import { quoteLink } from '#web/quote/keep/quote-link.ts'
import { showKeptTotal } from '#web/quote/early/show-kept-total.ts'
import { render } from '#web/shell/entry-server.tsx'
import { keptTotalId } from '#web/ui/document/protocol.ts'
import { atTodaysPrices, everything } from '#tests/support/selections.ts'
import { withPlainSpaces } from '#tests/support/shown-amounts.ts'
import { saveQuote } from '#tests/support/stored-quotes.ts'

const page = new DOMParser().parseFromString(await render(paths.customQuote), 'text/html')

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
    'nothing',
    emptySelection,
    'Total before VATUS$0VAT (10%)US$0To pay, including VAT US$0 0 selected, see the listTodayUS$0.00With VAT',
  ],
  [
    'all that there is, of which US$1,320 is for a month',
    everything,
    'Total before VATUS$14,220VAT (10%)US$1,422To pay, including VAT US$15,642 9 selected, see the listAbout UGX 57,900,000 (rate of 21 November 2026)TodayUS$15,642.00Then, only if you say so, a monthUS$1,452.00First year if you go onUS$31,614.00With VAT',
  ],
])('before the application a draft of %s has its sums (rule 8.8)', (_, selection, sums) => {
  saveDraft(atTodaysPrices(selection))
  expect(earlyTotal()).toContain(sums)
})

test('before the application a saved quote has its sums (rule 8.8)', () => {
  saveQuote()
  const [paid, about] = ['To pay, including VAT US$3,300 2 selected', 'About UGX 12,200,000']
  expect(earlyTotal()).toContain(`VAT (10%)US$300${paid}, see the list${about}`)
})

test.each([
  ['a link to a quote', quoteLink(priceSelection(everything), location.origin)],
  ['an offer to add', `${paths.customQuote}?add=cabling`],
])('no total of what is kept is shown before %s is opened (rule 8.8)', (_, address) => {
  saveQuote()
  history.replaceState(null, '', address)
  expect(earlyTotal()).toBe('')
})
