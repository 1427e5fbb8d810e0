import { Link } from 'react-router-dom'
import { Icon } from '#web/components/icon.tsx'
import { CheckList } from '#web/components/check-list.tsx'
import { servicePath } from '#web/content/paths.ts'
import type { ServiceSummary } from '#web/content/service.ts'
import linkStyles from '#web/components/card-link.module.css'
import styles from './service-cards.module.css'

/** The services with summary and features; each card links to the service's page. */
export function ServiceCards({ list }: { readonly list: readonly ServiceSummary[] }) {
  return (
    <ul className={styles.cards} role="list">
      {list.map(({ slug, icon, title, summary, features }) => (
        <li key={slug}>
          <Icon name={icon} size={32} />
          <h2>
            <Link className={linkStyles.cardLink} to={servicePath(slug)}>
              {title}
            </Link>
          </h2>
          <p>{summary}</p>
          <CheckList list={features} />
        </li>
      ))}
    </ul>
  )
}
