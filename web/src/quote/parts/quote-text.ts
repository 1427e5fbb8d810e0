import { colon, listSeparator } from '#shared/locale.ts'
import { paperName, type QuoteLine } from '#shared/pricing.ts'
import { quoteNumber } from '#shared/quote-number.ts'
import { groupByPeriod, type Quote } from '#shared/quote.ts'
import { quoteNumberLabel, termWords } from '#shared/words.ts'
import { formatExactPrice, formatPrice } from '#web/ui/browser/format-money.ts'
import { formatDay } from '#web/ui/browser/format-day.ts'
import { notInPrice, pricedQuantity } from '#web/offers/limits.ts'
import { isolated } from '#web/ui/browser/isolated-text.ts'
import { periodCopy, pricesUntil } from '#web/content/periods.ts'
import { type SumStage } from '#web/content/sum-names.ts'
import { sumsOf } from '#web/offers/sums.ts'

/**
 * The number of a quote, its lines by period, totals and last day, as plain text.
 *
 * @param stage - of its payment: an order by bank transfer pays nothing today
 */
export function quoteText(quote: Quote, stage?: SumStage): string {
  return [
    [quoteNumberLabel, quoteNumber(quote)].join(colon),
    '',
    ...groupByPeriod(quote.lines).flatMap((group) => [
      [
        periodCopy[group.period],
        group.subtotal === null ? [] : isolated(formatPrice(group.subtotal)),
      ]
        .flat()
        .join(colon),
      ...group.lines.map(lineText),
      '',
    ]),
    ...sumsOf('list', quote, stage).map(({ name, amount }) =>
      [name, isolated(formatExactPrice(amount))].join(colon),
    ),
    ...notInPrice(quote.lines),
    ...(quote.lastDay === undefined ? [] : [pricesUntil(formatDay(quote.lastDay))]),
  ].join('\n')
}

function lineText(line: QuoteLine): string {
  const term = line.term === line.period ? [] : termWords[line.term]
  const item = [paperName(line), term, pricedQuantity(line) ?? []].flat().join(listSeparator)
  return `- ${[item, isolated(formatPrice(line.amount))].join(colon)}`
}
