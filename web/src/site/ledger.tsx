import type { TitledText } from '#web/content/service.ts'
import styles from './ledger.module.css'

/** Ruled rows: each title beside its text. */
export function Ledger({ list }: { readonly list: readonly TitledText[] }) {
  return (
    <dl className={styles.ledger}>
      {list.map(({ title, text }) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}
