import { Link } from 'react-router-dom'
import type { Offer } from '#shared/core-services.ts'
import { addToQuotePath } from '#web/content/paths.ts'
import { offerCopy } from '#web/content/service-offers.ts'
import { formatUsd } from '#web/ui/browser/format-money.ts'
import styles from './price-list.module.css'

/** Projects with their prices in US dollars; each link opens the quote builder with one added. */
export function ProjectList({ list }: { readonly list: readonly Offer[] }) {
  return (
    <dl className={styles.list}>
      {list.map(({ id, name, description, price }) => (
        <div key={id}>
          <dt>
            {name}
            <small>{description}</small>
          </dt>
          <dd>{formatUsd(price)}</dd>
          <dd>
            <Link to={addToQuotePath(id)} aria-label={offerCopy.addNamed(name)}>
              {offerCopy.add}
            </Link>
          </dd>
        </div>
      ))}
    </dl>
  )
}
