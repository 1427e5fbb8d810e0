import { expect, test } from 'vitest'
import { fixedItems, resources } from '#shared/catalogue.ts'
import { priceSelection } from '#shared/quote.ts'
import { periodCopy } from '#web/content/periods.ts'
import { quoteText } from '#web/content/quote-text.ts'
import { sumsOf } from '#web/content/sums.ts'
import { formatPrice } from '#web/ui/browser/format-money.ts'
import { nothing } from '#tests/support/selections.ts'

const [service] = fixedItems
const [resource] = resources

test('a quote as text has its lines by period, and its sums by their names (rule 7.18)', () => {
  const quantities = { ...nothing.quantities, [resource.id]: resource.max }
  const quote = priceSelection({ ...nothing, fixedItems: [service.id], quantities })
  const { lines } = quote
  const [price, amount] = lines.map((line) => formatPrice(line.amount))
  const expected = [
    [periodCopy.once, price],
    [service.name, price],
    [periodCopy.month, amount],
    [resource.name, lines[1]?.description, amount],
    ...sumsOf(quote).map((sum) => [sum.name, formatPrice(sum.amount)]),
  ]
  const written = quoteText(quote).split(/\n+/)
  expect(written).toHaveLength(expected.length)
  for (const [index, texts] of expected.entries())
    for (const text of texts) expect(written[index]).toContain(text)
})
