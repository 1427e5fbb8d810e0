import { clsx } from 'clsx'
import { useEffect, useId, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Pending } from '#web/ui/pending.tsx'
import { paymentSuccess } from '#web/content/payment-result.ts'
import { formatLocalDay } from '#web/ui/browser/format-day.ts'
import { readDraft as readDetails, toCustomerInfo } from '#web/quote/checkout/customer-details.ts'
import { OrderLines } from '#web/quote/checkout/order-lines.tsx'
import { Letterhead } from '#web/quote/print/letterhead.tsx'
import { useAppDispatch } from '#web/quote/store/hooks.ts'
import { orderReference, type OrderReference } from './order-reference.ts'
import { hasSameLines } from '#web/quote/model/selection.ts'
import { isOrderOfTab, readOrder, type OrderedLine } from '#web/quote/store/order.ts'
import { readDraft, removeDraft, saveLastQuote } from '#web/quote/store/quote-draft.ts'
import { quoteCleared, selectSaved, selectSavedLines } from '#web/quote/store/quote-slice.ts'
import type { AppDispatch, RootState } from '#web/quote/store/root-reducer.ts'
import styles from './paid-order.module.css'

const { receipt } = paymentSuccess

const pending = (
  <Pending withoutScript={paymentSuccess.withoutScript}>{paymentSuccess.pending}</Pending>
)

/**
 * The order's number and date, generated in the browser, and what was ordered in this tab: together they print as one
 * page. Showing them clears the quote that was saved for it.
 */
export function PaidOrder({ order }: { readonly order: readonly OrderedLine[] | null }) {
  const dispatch = useAppDispatch()
  const [reference, setReference] = useState<OrderReference | null>(null)
  const [buyer, setBuyer] = useState('')
  useEffect(() => {
    setBuyer(readBuyer())
    setReference(orderReference(Date.now, Math.random))
    dispatch(clearPaidQuote(readOrder() !== null))
  }, [dispatch])
  return (
    <div className={clsx(styles.root, order && styles.receipt)}>
      {order && (
        <>
          <Letterhead />
          <h2 className={styles.title}>{receipt.title}</h2>
        </>
      )}
      <div className={styles.reference}>
        <dl>
          <div>
            <dt>{paymentSuccess.reference}</dt>
            <dd>{reference?.invoiceNumber ?? pending}</dd>
          </div>
          <div>
            <dt>{paymentSuccess.date}</dt>
            <dd>{reference ? formatLocalDay(reference.madeAt) : pending}</dd>
          </div>
          {order && buyer !== '' && (
            <div>
              <dt>{receipt.buyer}</dt>
              <dd>{buyer}</dd>
            </div>
          )}
        </dl>
        <p>{paymentSuccess.referenceNote}</p>
      </div>
      {order && <OrderedLines lines={order} />}
    </div>
  )
}

/** What was ordered, as it was priced at the checkout, with a button that prints the receipt. */
function OrderedLines({ lines }: { readonly lines: readonly OrderedLine[] }) {
  const id = useId()
  return (
    <section className={styles.ordered} aria-labelledby={id}>
      <h2 id={id}>{receipt.heading}</h2>
      <OrderLines lines={lines} />
      <p>{receipt.proof}</p>
      <Button variant="quiet" onClick={() => print()}>
        {receipt.print}
      </Button>
    </section>
  )
}

/** Whom the invoice is for, a part a line, as far as this tab still has what was typed at the checkout. */
function readBuyer(): string {
  const { fullName, company, email, address, city, postalCode, country } =
    toCustomerInfo(readDetails())
  if (fullName === '') return ''
  const parts = [fullName, company, email, address, `${postalCode} ${city}`.trim(), country]
  return parts.filter((part) => part !== '').join('\n')
}

/**
 * Clears the saved quote and its draft, but keeps a copy in this tab, because the page may have been opened directly. What
 * this tab did not go to pay for stays: it was saved by another one, and is not paid yet.
 */
function clearPaidQuote(isOrdered: boolean) {
  return (dispatch: AppDispatch, getState: () => RootState) => {
    const saved = selectSaved(getState())
    if (isOrdered && !isOrderOfTab(selectSavedLines(getState()))) return
    if (saved) {
      saveLastQuote(saved)
      const draft = readDraft()
      if (draft && hasSameLines(draft.selection, saved)) removeDraft()
    }
    dispatch(quoteCleared())
  }
}
