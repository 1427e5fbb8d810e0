import type { StartingPrice } from '#web/content/service.ts'
import { formatPlanPrice } from '#web/content/plan-currency.ts'
import figureStyles from '#web/ui/figure.module.css'
import styles from './price-note.module.css'

type PriceNoteProps = {
  readonly heading: string
  readonly price: StartingPrice
  readonly note: string
}

/** A service's price or starting price, in the plans' currency. */
export function PriceNote({ heading, price, note }: PriceNoteProps) {
  return (
    <aside className={styles.root}>
      <h2>{heading}</h2>
      <p>
        {price.before}{' '}
        <strong className={figureStyles.figure}>{formatPlanPrice(price.price)}</strong>{' '}
        {price.after}
      </p>
      <small>{note}</small>
    </aside>
  )
}
