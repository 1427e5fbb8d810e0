import { Link } from 'react-router-dom'
import { Icon } from '#web/ui/icon.tsx'
import { CheckList } from '#web/ui/check-list.tsx'
import { servicePath } from '#web/content/paths.ts'
import type { ServiceSummary } from '#web/content/service.ts'
import { ServiceDrawing } from '#web/drawings/service-drawing.tsx'
import linkStyles from '#web/ui/card-link.module.css'
import cardStyles from '#web/ui/compact-card.module.css'
import styles from './service-cards.module.css'

/** The services with summary and features; each card links to the service's page. */
export function ServiceCards({ list }: { readonly list: readonly ServiceSummary[] }) {
  return (
    <ul className={styles.cards} role="list">
      {list.map(({ slug, title, summary, features, link }) => (
        <li className={cardStyles.card} key={slug} data-surface="paper">
          <ServiceDrawing slug={slug} />
          <h2>{title}</h2>
          <p>{summary}</p>
          <CheckList list={features} />
          <Link className={linkStyles.cardLink} to={servicePath(slug)}>
            {link}
            <Icon name="arrow" size={18} />
          </Link>
        </li>
      ))}
    </ul>
  )
}
