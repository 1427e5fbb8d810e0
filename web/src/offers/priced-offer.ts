import { joiner } from '#shared/locale.ts'
import type { Offer } from '#shared/offer.ts'
import { coverLines, termWords } from '#shared/words.ts'
import { formatPrice } from '#web/ui/browser/format-money.ts'
import type { PricedTexts } from '#web/ui/offer-price.tsx'
import { formatPlanPrice } from '#web/content/plan-currency.ts'
import type { UnitPrice } from '#web/content/plan-prices.ts'
import { offerWords } from '#web/content/offer-words.ts'
import { taxWords } from '#web/content/tax-words.built.ts'

/**
 * An offer's price as it is drawn: never without what it pays for and its limits (rule 7.20).
 *
 * @param base - whether it includes the tax, where nothing beside it says so
 */
export function pricedOffer(
  { covers, term = 'once', price }: Pick<Offer, 'covers' | 'term' | 'price'>,
  base?: string,
): PricedTexts {
  const per = [termWords[term], base ?? []].flat().join(joiner)
  return { amount: formatPrice(price), per, covers: coverLines(covers) }
}

/** A price in the plans' currency, with its base. */
export function pricedPlan({ price, unit, covers }: UnitPrice): PricedTexts {
  const per = [offerWords.per(unit), taxWords.base].join(joiner)
  return { amount: formatPlanPrice(price), per, covers: coverLines(covers) }
}
