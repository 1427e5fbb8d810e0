import { customPriceBounds, fixedItems, resources } from '#shared/catalogue.ts'
import { chargeLimits } from '#shared/charge-limits.built.ts'
import { cents, times, type Cents } from '#shared/money.ts'
import { priceSelection, totalsOf } from '#shared/quote.ts'
import { company } from '#web/content/company.ts'
import { quoteBuilder } from '#web/content/quote-builder.ts'
import { quotePresets } from '#web/content/quote-presets.ts'
import { formatExactPrice } from '#web/ui/browser/format-money.ts'

const paid = (amount: Cents) => totalsOf(amount).total

/** What is offered although the provider can't charge it at once, each with what it costs; the site sells it by transfer. */
export function unchargeable(): readonly string[] {
  const offers: readonly (readonly [name: string, due: Cents])[] = [
    ...fixedItems.map(({ name, price }) => [name, paid(price)] as const),
    ...resources.map(
      ({ name, price, max }) => [`${name}, ${max}`, paid(times(price, max))] as const,
    ),
    [quoteBuilder.custom.checkbox, paid(customPriceBounds.max)],
    ...quotePresets.map(
      ({ name, selection }) => [name, priceSelection(selection).totals.total] as const,
    ),
  ]
  const most = formatExactPrice(cents(chargeLimits.max))
  return offers
    .filter(([, due]) => due > chargeLimits.max)
    .map(
      ([name, due]) =>
        `${name}: ${formatExactPrice(due)} is more than the ${most} that ${company.processors.payments} charges at once.`,
    )
}
