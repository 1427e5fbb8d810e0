import { useEffect, useState } from 'react'
import { paymentSuccess } from '#web/content/payment-result.ts'
import { useAppDispatch } from '#web/state/hooks.ts'
import { keepLastQuote } from '#web/state/last-quote.ts'
import { orderReference, type OrderReference } from '#web/state/order-reference.ts'
import { quoteCleared, selectQuoteLines } from '#web/state/quote-items-slice.ts'
import type { AppDispatch, RootState } from '#web/state/root-reducer.ts'
import styles from './paid-order.module.css'

const dateFormat = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' })

/** The order's number and date, made in the browser; showing them clears the quote that was paid. */
export function PaidOrder() {
  const dispatch = useAppDispatch()
  const [reference, setReference] = useState<OrderReference | null>(null)
  useEffect(() => {
    setReference(orderReference(Date.now, Math.random))
    dispatch(clearPaidQuote())
  }, [dispatch])
  return (
    <dl className={styles.root}>
      <div>
        <dt>{paymentSuccess.reference}</dt>
        <dd>{reference?.invoiceNumber ?? paymentSuccess.making}</dd>
      </div>
      <div>
        <dt>{paymentSuccess.date}</dt>
        <dd>{reference ? dateFormat.format(reference.madeAt) : paymentSuccess.making}</dd>
      </div>
    </dl>
  )
}

/** Clears the saved quote, but keeps a copy for this tab: the page may have been opened by hand. */
function clearPaidQuote() {
  return (dispatch: AppDispatch, getState: () => RootState) => {
    const lines = selectQuoteLines(getState())
    if (lines.length > 0) keepLastQuote(lines)
    dispatch(quoteCleared())
  }
}
