import { priceSelection } from '#shared/quote.ts'
import { formatPrice } from '#web/ui/browser/format-money.ts'
import { examplePath } from './paths.ts'
import { quotePresets } from '#web/content/quote-presets.ts'
import { sumsOf } from './sums.ts'

/**
 * The builder’s examples, each with what it costs at listed prices, as all amounts of the home page are; built, because of the
 * catalogue’s weight.
 */
export const pricedExamples = {
  list: quotePresets.map(({ id, name, text, selection }) => ({
    link: { text: name, to: examplePath(id) },
    text,
    sums: sumsOf('list', priceSelection(selection))
      .slice(0, 1)
      .map(({ name: term, amount }) => ({ term, amount: formatPrice(amount) })),
  })),
}
