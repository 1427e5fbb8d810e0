import { useId } from 'react'
import type { Offer } from '#shared/core-services.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { addToQuotePath } from '#web/content/paths.ts'
import { offerCopy } from '#web/content/service-offers.ts'
import { formatUsd } from '#web/ui/browser/format-money.ts'
import figureStyles from '#web/ui/figure.module.css'
import styles from './price-note.module.css'

/** A service's price in a package, with the link that opens the quote builder with it added. */
export function OfferNote({ offer }: { readonly offer: Offer }) {
  const id = useId()
  return (
    <aside className={styles.root} aria-labelledby={id}>
      <h2 id={id}>{offerCopy.heading}</h2>
      <p>
        {offer.name} <strong className={figureStyles.figure}>{formatUsd(offer.price)}</strong>
      </p>
      <small>{offerCopy.note}</small>
      <LinkButton variant="quiet" to={addToQuotePath(offer.id)}>
        {offerCopy.add}
      </LinkButton>
    </aside>
  )
}
