import styles from './definitions.module.css'

type DefinitionsProps = {
  readonly list: readonly { readonly title: string; readonly text: string }[]
}

/** Short terms, each explained in a sentence. */
export function Definitions({ list }: DefinitionsProps) {
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
