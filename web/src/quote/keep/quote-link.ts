import { emptySelection, type Quote } from '#shared/quote.ts'
import { paths } from '#web/content/paths.ts'
import { isCustomUnfinished, quoteOf } from '#web/quote/model/selection.ts'
import { keptText, readKept, type KeptQuote } from './kept-quote.ts'
import { made } from '#web/quote/model/valid-until.ts'

/** The link that opens a quote in the builder (rule 8.9), its text with its last day in the fragment. */
export const quoteLink = (quote: Quote, origin: string): string =>
  `${origin}${paths.customQuote}#q=${keptText(made(quote))}`

/** Four times the longest link that the builder makes. */
const maxLength = 4000

/**
 * Reads the fragment of a quote's link (rule 8.10).
 *
 * @returns null if it was cut or changed, is of an unknown version, or has nothing that is on sale
 */
export function readQuoteLink(fragment: string): KeptQuote | null {
  const [, text = ''] = /^#q=(.*)$/s.exec(decode(fragment)) ?? []
  const kept = readKept(text)
  if (!kept) return null
  // A custom service under rules that this version doesn't have.
  const isLeftOut = isCustomUnfinished(kept.selection)
  const selection = isLeftOut
    ? { ...kept.selection, custom: emptySelection.custom }
    : kept.selection
  const isComplete = kept.isComplete && !isLeftOut
  return quoteOf(kept).lines.length === 0 ? null : { ...kept, selection, isComplete }
}

function decode(fragment: string): string {
  try {
    return fragment.length > maxLength ? '' : decodeURIComponent(fragment)
  } catch {
    return ''
  }
}
