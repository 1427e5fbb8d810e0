import type { Cents } from '#shared/money.ts'
import type { Coverage, Offer } from '#shared/offer.ts'
import { coverLines, termWords, type CoverLine } from '#shared/words.ts'
import { formatPrice } from '#web/ui/browser/format-money.ts'
import { formatPlanPrice, type PlanPrice } from './plan-currency.ts'
import { taxWords } from './tax-words.built.ts'

/** A price as it is drawn (ui/offer-price.tsx): never without what it pays for and its limits (rule 7.20). */
export type PricedOffer = {
  readonly amount: string
  readonly per: string
  readonly covers: readonly CoverLine[]
}

/**
 * @param base - whether it includes the tax, where nothing beside it says so
 * @param price - today's by default; of a kept quote, the one that it holds
 */
export function pricedOffer(
  { covers, term = 'once', price: today }: Pick<Offer, 'covers' | 'term' | 'price'>,
  base?: string,
  price: Cents = today,
): PricedOffer {
  const per = [termWords[term], base ?? []].flat().join(' ')
  return { amount: formatPrice(price), per, covers: coverLines(covers) }
}

/** A price in the plans' currency, with its base. */
export function pricedPlan({
  price,
  per,
  covers,
}: {
  readonly price: PlanPrice
  readonly per: string
  readonly covers: Coverage
}): PricedOffer {
  const amount = formatPlanPrice(price)
  return { amount, per: `${taxWords.base} ${per}`, covers: coverLines(covers) }
}
