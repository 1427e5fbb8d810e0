import { groupByPeriod, quantityText, totalLines, type QuoteLine } from '#shared/pricing.ts'
import { formatPrice } from '#web/ui/browser/format-money.ts'
import { periodCopy } from './periods.ts'
import { namedSums } from './sums.ts'

/** The lines of a quote by period, and its totals, as plain text. */
export function quoteText(lines: readonly QuoteLine[]): string {
  return [
    ...groupByPeriod(lines).flatMap((group) => [
      `${periodCopy[group.period]}: ${formatPrice(totalLines(group.lines).subtotal)}`,
      ...group.lines.map(lineText),
      '',
    ]),
    ...namedSums(totalLines(lines)).map(({ name, amount }) => `${name}: ${formatPrice(amount)}`),
  ].join('\n')
}

function lineText(line: QuoteLine): string {
  const item = [line.name, quantityText(line) ?? []].flat().join(', ')
  return `- ${item}: ${formatPrice(line.amount)}`
}
