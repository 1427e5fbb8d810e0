import { packageCurrency } from '#shared/locale.ts'
import type { Quote } from '#shared/quote.ts'
import { planCurrency } from '#web/content/company.ts'
import { pricesUntil, surveyFirst, yourPriceUntil } from '#web/content/periods.ts'
import { aboutPlanPrice, atRateOf } from '#web/content/plan-currency.ts'
import { rateDay } from '#web/content/plan-prices.built.ts'
import type { Sum } from '#web/offers/sums.ts'
import { formatDay } from '#web/ui/browser/format-day.ts'
import styles from './payment-notes.module.css'
import type { QuoteLine } from '#shared/pricing.ts'
import { notInPrice } from '#web/offers/limits.ts'

/** The notes beside a total: the last day of the quote, or of kept prices (rule 7.22), and the survey that comes first. */
export function PaymentNotes({
  lastDay,
  heldUntil,
}: Partial<Pick<Quote, 'lastDay' | 'heldUntil'>>) {
  const until = lastDay ?? heldUntil
  const words = heldUntil === undefined ? pricesUntil : yourPriceUntil
  return (
    <div className={styles.notes}>
      {until !== undefined && <p>{words(formatDay(until))}</p>}
      <p>{surveyFirst}</p>
    </div>
  )
}

/** About how much the figure is in the plans' currency, if that is another one (rule 7.17). */
export function AboutPlanPrice({ sums }: { readonly sums: readonly Sum[] }) {
  const figure = sums.find(({ slot }) => slot === 'figure')
  if (planCurrency.code === packageCurrency.code || !figure) return null
  return (
    <span data-about="">
      <span>{aboutPlanPrice(figure.amount)}</span> <span>{atRateOf(rateDay)}</span>
    </span>
  )
}

/** What no line of a package includes (rule 7.25). */
export function NotInPrice({ lines }: { readonly lines: readonly Pick<QuoteLine, 'id'>[] }) {
  const sentences = notInPrice(lines)
  return (
    <div className={styles.notes} data-not-included="">
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </div>
  )
}
