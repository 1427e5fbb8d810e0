import figureStyles from '#web/ui/figure.module.css'
import type { home } from '#web/content/home.ts'
import { spaced } from '#web/ui/spaced.ts'
import styles from './figures.module.css'

export function FigureTiles({ list }: { readonly list: typeof home.trust.tiles }) {
  return (
    <ul className={styles.tiles} role="list">
      {list.map(({ before, figure, unit, title, text }) => (
        <li key={title}>
          <h3>
            <small>{before}</small>{' '}
            <span>
              <b className={figureStyles.figure}>{figure}</b>
              {spaced(unit)}
            </span>{' '}
            {title}
          </h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  )
}

/** Large figures with their labels. For sections with the ink tone. */
export function StatRow({ list }: Pick<typeof home.statistics, 'list'>) {
  return (
    <dl className={styles.row}>
      {list.map(({ figure, label }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className={figureStyles.figure}>{figure}</dd>
        </div>
      ))}
    </dl>
  )
}
