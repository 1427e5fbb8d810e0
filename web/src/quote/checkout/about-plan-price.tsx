import { packageCurrency } from '#shared/locale.ts'
import type { Cents } from '#shared/money.ts'
import { planCurrency } from '#web/content/company.ts'
import { aboutPlanPrice, atRateOf, exchangeRate } from '#web/content/exchange-rate.ts'
import { approximatePlanPrice, formatPlanPrice } from '#web/content/plan-currency.ts'
import { rateDay } from '#web/content/plan-prices.built.ts'

/** About how much a sum is in the plans' currency, if that is another one (rule 7.17): directly beneath what is paid. */
export function AboutPlanPrice({ total }: { readonly total: Cents }) {
  if (planCurrency.code === packageCurrency.code) return null
  const about = formatPlanPrice(approximatePlanPrice(total, exchangeRate.planPerPackage))
  return (
    <p data-about="">
      {aboutPlanPrice(about)} <span>{atRateOf(rateDay)}</span>
    </p>
  )
}
