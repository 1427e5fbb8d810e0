import { isResourceId } from '#shared/catalogue.ts'
import { totalsOf } from '#shared/pricing.ts'
import { Button } from '#web/components/button.tsx'
import { quoteBuilder } from '#web/content/quote-builder.ts'
import { formatUsd } from '#web/lib/format-money.ts'
import { useAppSelector } from '#web/state/hooks.ts'
import { selectCount, selectLines } from './quote-slice.ts'
import { Alert, Bar, Lines, Total, WithVat } from './quote-summary-style.ts'

const words = quoteBuilder.summary

type QuoteSummaryProps = {
  /** Whether Proceed was pressed with no line in the quote. */
  readonly isAlertShown: boolean
  readonly onProceed: () => void
}

/** The current quote: its lines, and the bar with total, count and Proceed, which stays in view on a phone. */
export function QuoteSummary({ isAlertShown, onProceed }: QuoteSummaryProps) {
  const lines = useAppSelector(selectLines)
  const count = useAppSelector(selectCount)
  const { subtotal, vat, total } = totalsOf(lines)
  return (
    <>
      <Lines>
        <h2>{words.heading}</h2>
        {lines.length === 0 && <p>{words.empty}</p>}
        <ul role="list">
          {lines.map(({ id, name, description, amount }) => (
            <li key={id}>
              <span>
                {name}
                {/* A resource's description is its quantity. */}
                {isResourceId(id) && <small>{description}</small>}
              </span>
              <b>{formatUsd(amount)}</b>
            </li>
          ))}
        </ul>
      </Lines>
      <Bar>
        <Total>
          <span id="quote-total">{words.total}</span>
          <small>{words.selected(count)}</small>
          <output aria-labelledby="quote-total">{formatUsd(subtotal)}</output>
        </Total>
        {lines.length > 0 && <WithVat>{words.withVat(formatUsd(vat), formatUsd(total))}</WithVat>}
        <Button disabled={count === 0} onClick={onProceed}>
          {words.proceed}
        </Button>
        <Alert role="alert">{(count === 0 || isAlertShown) && words.nothingSelected}</Alert>
      </Bar>
    </>
  )
}
