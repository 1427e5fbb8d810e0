import { listSeparator } from '#shared/locale.ts'
import { quantityText, type QuoteLine } from '#shared/pricing.ts'
import { groupByPeriod, type Quote } from '#shared/quote.ts'
import { termWords } from '#shared/words.ts'
import { formatExactPrice, formatPrice } from '#web/ui/browser/format-money.ts'
import { notInPrice } from '#web/content/limits.ts'
import { isolated } from '#web/ui/browser/isolated-text.ts'
import { periodCopy } from '#web/content/periods.ts'
import { sumsOf } from '#web/content/sums.ts'

/** The lines of a quote by period, and its totals, as plain text. */
export function quoteText(quote: Quote): string {
  return [
    ...groupByPeriod(quote.lines).flatMap((group) => [
      [
        periodCopy[group.period],
        group.subtotal === null ? [] : isolated(formatPrice(group.subtotal)),
      ]
        .flat()
        .join(': '),
      ...group.lines.map(lineText),
      '',
    ]),
    ...sumsOf('list', quote).map(
      ({ name, amount }) => `${name}: ${isolated(formatExactPrice(amount))}`,
    ),
    ...notInPrice(quote.lines),
  ].join('\n')
}

function lineText(line: QuoteLine): string {
  const term = line.term === line.period ? [] : termWords[line.term]
  const item = [line.name, term, quantityText(line) ?? []].flat().join(listSeparator)
  return `- ${item}: ${isolated(formatPrice(line.amount))}`
}
