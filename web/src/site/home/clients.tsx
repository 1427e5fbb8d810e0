import { Link } from 'react-router-dom'
import { Icon } from '#web/ui/icon.tsx'
import type { home } from '#web/content/home.ts'
import styles from './clients.module.css'

/** Whom the company works for, each with the reason to choose it and a way on. */
export function Clients({ list }: Pick<typeof home.industries, 'list'>) {
  return (
    <ul className={styles.clients} role="list">
      {list.map(({ icon, title, text, reason, link }) => (
        <li key={title}>
          <h3>
            <Icon name={icon} />
            {title}
          </h3>
          <p>
            <b>{reason}</b> {text}
          </p>
          <Link to={link.to} data-tall="">
            {link.text}
          </Link>
        </li>
      ))}
    </ul>
  )
}
