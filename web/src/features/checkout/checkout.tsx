import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { totalsOf } from '#shared/pricing.ts'
import { notices } from '#web/content/notices.ts'
import { paths } from '#web/content/paths.ts'
import { useHydrated } from '#web/lib/use-hydrated.ts'
import { useAppSelector } from '#web/state/hooks.ts'
import { selectQuoteItems } from '#web/state/quote-items-slice.ts'
import { lineOfQuoteItem } from '#web/state/saved-quote.ts'
import { useDamageNotice } from '#web/state/use-damage-notice.ts'
import { useQuoteNews } from '#web/state/use-quote-news.ts'
import { CheckoutForm } from './checkout-form.tsx'
import { Columns } from './checkout-style.ts'
import { OrderSummary } from './order-summary.tsx'

/** The checkout: the buyer's details at the left, the order at the right. Without an order there is nothing to pay. */
export function Checkout() {
  const navigate = useNavigate()
  const items = useAppSelector(selectQuoteItems)
  // While the page is taken over it still shows the prerendered state, which has no items.
  const isHydrated = useHydrated()
  useDamageNotice()
  useQuoteNews(notices.quoteChangedElsewhere)
  useEffect(() => {
    if (isHydrated && items.length === 0) void navigate(paths.customQuote, { replace: true })
  }, [isHydrated, items, navigate])
  const lines = items.flatMap((item) => lineOfQuoteItem(item) ?? [])
  const totals = totalsOf(lines)
  return (
    <Columns>
      <CheckoutForm total={totals.total} />
      <OrderSummary lines={lines} totals={totals} />
    </Columns>
  )
}
