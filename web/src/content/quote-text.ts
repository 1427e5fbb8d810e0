import { isResourceId } from '#shared/catalogue.ts'
import { totalsOf, type QuoteLine } from '#shared/pricing.ts'
import { vatName } from '#shared/vat.ts'
import { formatUsd } from '#web/lib/format-money.ts'

/** The lines and totals of a quote as plain text. */
export function quoteText(lines: readonly QuoteLine[]): string {
  const { subtotal, vat, total } = totalsOf(lines)
  return [
    ...lines.map(({ id, name, description, amount }) => {
      // A resource's description is its quantity.
      const item = isResourceId(id) ? `${name}, ${description}` : name
      return `${item}: ${formatUsd(amount)}`
    }),
    '',
    `Subtotal: ${formatUsd(subtotal)}`,
    `${vatName}: ${formatUsd(vat)}`,
    `Total: ${formatUsd(total)}`,
  ].join('\n')
}
