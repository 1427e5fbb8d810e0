import { priceSelection } from '#shared/quote.ts'
import { formatPrice } from '#web/ui/browser/format-money.ts'
import { examplePath } from './paths.ts'
import { quotePresets } from './quote-presets.ts'
import { sumsOf } from './sums.ts'

/** The builder’s examples, each with what it costs; built, because of the catalogue’s weight. */
export const pricedExamples = {
  list: quotePresets.map(({ id, name, text, selection }) => ({
    link: { text: name, to: examplePath(id) },
    text,
    sums: sumsOf('brief', priceSelection(selection)).map(({ name: term, amount }) => ({
      term,
      amount: formatPrice(amount),
    })),
  })),
}
