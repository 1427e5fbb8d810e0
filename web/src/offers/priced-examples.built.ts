import { priceSelection } from '#shared/quote.ts'
import { formatPrice } from '#web/ui/browser/format-money.ts'
import { exampleText } from './example-text.ts'
import { examplePath } from '#web/content/paths.ts'
import { offerWords } from '#web/content/offer-words.ts'
import { quotePresets } from '#web/content/quote-presets.ts'
import { sumsOf } from './sums.ts'

/**
 * The builder’s examples, each with what it costs at listed prices, as all amounts of the home page are; built, because of the
 * catalogue’s weight.
 */
export const pricedExamples = quotePresets.map(({ id, name, text, selection }) => {
  const quote = priceSelection(selection)
  const isMonthly = quote.lines.some(({ period }) => period === 'month')
  return {
    name,
    to: examplePath(id),
    text: exampleText(text, selection),
    sums: sumsOf('brief', quote).map((sum) => ({
      term: isMonthly ? offerWords.firstMonthToo(sum.name) : sum.name,
      amount: formatPrice(sum.amount),
    })),
  }
})
