type TitledText = { readonly title: string; readonly text: string }
import styles from './definitions.module.css'

/** Short terms, each explained in a sentence. */
export function Definitions({ list }: { readonly list: readonly TitledText[] }) {
  return (
    <dl className={styles.list}>
      {list.map(({ title, text }) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}
