import { catalogue, type Resource } from '#shared/catalogue.ts'
import type { Offer } from '#shared/offer.ts'
import { joiner, listSeparator } from '#shared/locale.ts'
import type { Cents } from '#shared/money.ts'
import type { PricedLine, QuoteLine } from '#shared/pricing.ts'
import { coverLines, termWords, unitOf, type CoverLine } from '#shared/words.ts'
import { mistaken, resourceCovers } from '#web/content/catalogue-copy.ts'
import { offerWords } from '#web/content/offer-words.ts'
import { formatExactPrice, formatPrice } from '#web/ui/browser/format-money.ts'
import { formatQuantity } from '#web/ui/browser/format-quantity.ts'
import { isolated } from '#web/ui/browser/isolated-text.ts'
import type { PricedTexts } from '#web/ui/offer-price.tsx'

const offerOf = (id: QuoteLine['id']) => catalogue.find((offer) => offer.id === id)

/** The limits of a line's price; undefined for the visitor's own service. */
export function limitsOf(id: QuoteLine['id']): readonly CoverLine[] | undefined {
  const offer = offerOf(id)
  return offer && coverLines('unit' in offer ? resourceCovers[offer.id] : offer.covers)
}

/** What no line of a package includes, as sentences (rule 7.25). */
export function notInPrice(lines: readonly Pick<QuoteLine, 'id'>[]): readonly string[] {
  const offers = lines.flatMap(({ id }) => offerOf(id) ?? [])
  const supplied = offers.flatMap((offer) => ('unit' in offer ? (offer.supplies ?? []) : []))
  const missing = offers
    .flatMap((offer) => ('unit' in offer ? [] : offer.covers.without))
    .filter((what, index, all) => all.indexOf(what) === index && !supplied.includes(what))
  return [
    ...(missing.length > 0 ? [offerWords.notInPrice(missing.join(listSeparator))] : []),
    ...lines.flatMap(({ id }) => mistaken[id] ?? []),
  ]
}

/** A quantity with its unit, such as "100 GB"; undefined for a service. */
export function quantityText({ quantity, unit }: Pick<PricedLine, 'quantity' | 'unit'>) {
  return unit === undefined ? undefined : formatQuantity(quantity, unit)
}

/** A quantity with the price of a unit, such as "100 GB at US$2.00"; undefined for a service. */
export function pricedQuantity(line: PricedLine): string | undefined {
  const quantity = quantityText(line)
  const price = isolated(formatExactPrice(line.unitPrice))
  return quantity && offerWords.quantityAt(quantity, price)
}

/** A resource's price for a unit. */
export function pricedUnit(
  { id, term, unit, per = unitOf(1, unit) }: Pick<Resource, 'id' | 'term' | 'unit' | 'per'>,
  price: Cents,
  ...base: readonly string[]
): PricedTexts {
  return {
    amount: formatPrice(price),
    per: [offerWords.per(per), term === 'once' ? [] : termWords[term], base].flat().join(joiner),
    covers: coverLines(resourceCovers[id]),
  }
}

/** Unfolds offers on a phone (rule 7.21); null for one or two, which take hardly more room than this. */
export function showAll(offers: readonly Offer[]): string | null {
  const [cheapest] = [...offers].sort((a, b) => a.price - b.price)
  if (!cheapest || offers.length < 3) return null
  const { price, term = 'once' } = cheapest
  return offerWords.showAll(offers.length, formatPrice(price), termWords[term])
}
