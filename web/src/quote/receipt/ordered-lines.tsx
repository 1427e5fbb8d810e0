import { useId } from 'react'
import { Button } from '#web/ui/button.tsx'
import { paymentSuccess } from '#web/content/payment-result.ts'
import { OrderLines } from '#web/quote/checkout/order-lines.tsx'
import type { OrderedLine } from '#web/quote/store/order.ts'
import styles from './ordered-lines.module.css'

const copy = paymentSuccess.receipt

/** What was ordered, as it was priced at the checkout, with a button that prints the receipt. */
export function OrderedLines({ lines }: { readonly lines: readonly OrderedLine[] }) {
  const id = useId()
  return (
    <section className={styles.root} aria-labelledby={id}>
      <h2 id={id}>{copy.heading}</h2>
      <OrderLines lines={lines} />
      <p>{copy.proof}</p>
      <Button variant="quiet" onClick={() => print()}>
        {copy.print}
      </Button>
    </section>
  )
}
