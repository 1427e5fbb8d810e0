import { packageCurrency } from '#shared/locale.ts'
import type { Cents } from '#shared/money.ts'
import type { Quote } from '#shared/quote.ts'
import { planCurrency } from '#web/content/company.ts'
import { aboutPlanPrice } from '#web/content/plan-currency.ts'
import * as money from '#web/ui/browser/format-money.ts'

// Amounts as queries of texts, not of names, read them: spaces that don't break, as some languages have, are plain ones.

export const withPlainSpaces = (text: string) => text.replace(/\s/g, ' ')

export const formatPrice = (amount: Cents) => withPlainSpaces(money.formatPrice(amount))
export const formatExactPrice = (amount: Cents) => withPlainSpaces(money.formatExactPrice(amount))

/** The sentence about the total in the plans' currency, if that is another one. */
export function planPriceSentences({ totals }: Quote): readonly string[] {
  if (planCurrency.code === packageCurrency.code) return []
  return [withPlainSpaces(aboutPlanPrice(totals.total))]
}
