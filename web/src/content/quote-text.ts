import { isResourceId } from '#shared/catalogue.ts'
import { linesByPeriod, totalsOf, type QuoteLine } from '#shared/pricing.ts'
import { vatName } from '#shared/vat.ts'
import { formatUsd } from '#web/ui/browser/format-money.ts'
import { periodWords } from './periods.ts'

/** The lines of a quote by period, and its totals, as plain text. */
export function quoteText(lines: readonly QuoteLine[]): string {
  const { subtotal, vat, total } = totalsOf(lines)
  return [
    ...linesByPeriod(lines).flatMap((group) => [
      `${periodWords[group.period]}: ${formatUsd(totalsOf(group.lines).subtotal)}`,
      ...group.lines.map(lineText),
      '',
    ]),
    `Subtotal: ${formatUsd(subtotal)}`,
    `${vatName}: ${formatUsd(vat)}`,
    `Total: ${formatUsd(total)}`,
  ].join('\n')
}

function lineText({ id, name, description, amount }: QuoteLine): string {
  // A resource's description is its quantity.
  const item = isResourceId(id) ? `${name}, ${description}` : name
  return `- ${item}: ${formatUsd(amount)}`
}
