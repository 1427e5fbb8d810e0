import { quoteInAddress } from '#shared/inline-script.ts'
import { selectedCount } from '#shared/quote.ts'
import { aboutPlanPrice } from '#web/content/plan-currency.ts'
import { selectedText, sumsOf } from '#web/content/sums.ts'
import { readDraft } from '#web/quote/keep/quote-draft.ts'
import { readSavedQuote } from '#web/quote/keep/saved-items.ts'
import { openedChoices, quoteOf } from '#web/quote/model/selection.ts'
import { formatOf } from '#web/ui/browser/format-money.ts'
import { keptTotalId } from '#web/ui/document/protocol.ts'

/**
 * Shows the total of what the browser kept until the application draws it from the same functions: a copy of the sums of a
 * first visit, which stand before it, with these amounts. A quote in the address is read by the application.
 */
export function showKeptTotal(): void {
  const place = document.getElementById(keptTotalId)
  const firstVisit = place?.previousElementSibling
  if (!firstVisit || quoteInAddress.test(location.href)) return
  const quote = quoteOf(openedChoices(readDraft(), readSavedQuote().saved))
  const sums = document.importNode(firstVisit, true)
  const shown = sumsOf('whole', quote)
  const format = formatOf(shown.map(({ amount }) => amount))
  for (const row of sums.querySelectorAll<HTMLElement>('[data-sum]')) {
    const sum = shown.find(({ kind }) => kind === row.dataset['sum'])
    if (!sum) {
      row.remove()
      continue
    }
    write(row, 'dd, strong', format(sum.amount))
    if (sum.slot === 'figure') write(sums, '[data-about] span', aboutPlanPrice(sum.amount))
  }
  write(sums, 'small span', selectedText(selectedCount(quote)))
  if (quote.lines.length === 0) sums.querySelector('[data-about]')?.remove()
  // The copied amount is named by the original.
  sums.querySelector('[id]')?.removeAttribute('id')
  place.replaceChildren(...sums.childNodes)
}

function write(sums: Element, selector: string, text: string): void {
  const element = sums.querySelector(selector)
  if (element) element.textContent = text
}
