import styles from './definitions.module.css'

type DefinitionsProps = {
  readonly list: readonly { readonly title: string; readonly text: string }[]
  /** Instead of the columns of short terms. */
  readonly className?: string | undefined
}

/** Terms, each explained in a sentence. */
export function Definitions({ list, className = styles.list }: DefinitionsProps) {
  return (
    <dl className={className}>
      {list.map(({ title, text }) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}
