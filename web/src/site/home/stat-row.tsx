import figureStyles from '#web/ui/figure.module.css'
import styles from './stat-row.module.css'

type StatRowProps = {
  readonly list: readonly { readonly figure: string; readonly label: string }[]
}

/** Large figures with their labels. For sections with the ink tone. */
export function StatRow({ list }: StatRowProps) {
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
