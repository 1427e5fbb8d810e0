import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { totalsOf } from '#shared/pricing.ts'
import { notices } from '#web/content/notices.ts'
import { paths } from '#web/content/paths.ts'
import { useHydrated } from '#web/lib/use-hydrated.ts'
import { useAppSelector } from '#web/state/hooks.ts'
import { selectQuoteLines } from '#web/state/quote-items-slice.ts'
import { useQuoteNotices } from '#web/state/use-quote-notices.ts'
import { CheckoutForm } from './checkout-form.tsx'
import styles from './checkout.module.css'
import { OrderSummary } from './order-summary.tsx'

/** The checkout: the buyer's details on the left, the order on the right. Without an order it leads to the builder. */
export function Checkout() {
  const navigate = useNavigate()
  const lines = useAppSelector(selectQuoteLines)
  // During hydration the page still shows the prerendered state, which has no lines.
  const isHydrated = useHydrated()
  useQuoteNotices(notices.quoteChangedElsewhere)
  useEffect(() => {
    if (isHydrated && lines.length === 0) void navigate(paths.customQuote, { replace: true })
  }, [isHydrated, lines, navigate])
  const totals = totalsOf(lines)
  return (
    <div className={styles.columns}>
      <CheckoutForm total={totals.total} />
      <OrderSummary lines={lines} totals={totals} />
    </div>
  )
}
