import figureStyles from '#web/ui/figure.module.css'
import type { home } from '#web/content/home.ts'
import styles from './stat-row.module.css'

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
