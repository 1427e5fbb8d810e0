import { LinkButton } from '#web/ui/button.tsx'
import { contactState } from '#web/content/contact-state.ts'
import { paths } from '#web/content/paths.ts'
import { formatPlanPrice } from '#web/content/plan-currency.ts'
import type { StartingPrice } from '#web/content/service.ts'
import { askFor } from '#web/content/service-offers.ts'
import { servicePage } from '#web/content/services-overview.ts'
import figureStyles from '#web/ui/figure.module.css'
import styles from './price-note.module.css'

type PriceNoteProps = {
  readonly price: StartingPrice
  /** What the message to us begins with. */
  readonly service: string
}

/** A service's price or starting price in the plans' currency, with the link to ask for it. */
export function PriceNote({ price, service }: PriceNoteProps) {
  return (
    <aside className={styles.root}>
      <h2>{servicePage.startingPrice}</h2>
      <p>
        {price.before}{' '}
        <strong className={figureStyles.figure}>{formatPlanPrice(price.price)}</strong>{' '}
        {price.after}
      </p>
      <small>{servicePage.vatNote}</small>
      <LinkButton variant="quiet" to={paths.contact} state={contactState(service)}>
        {askFor.text}
      </LinkButton>
    </aside>
  )
}
