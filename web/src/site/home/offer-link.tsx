import { Link } from 'react-router-dom'
import { addToQuotePath } from '#web/content/paths.ts'
import { offerOfService, offerCopy } from '#web/content/service-offers.ts'
import { formatPrice } from '#web/ui/browser/format-money.ts'
import styles from './offer-link.module.css'

/** The link that opens the quote builder with a service added; nothing if it is not on sale there. */
export function OfferLink({ slug }: { readonly slug: string }) {
  const offer = offerOfService(slug)
  if (!offer) return null
  return (
    <Link className={styles.link} to={addToQuotePath(offer.id)}>
      {offerCopy.addPriced(formatPrice(offer.price))}
    </Link>
  )
}
