import { useId, type ReactNode } from 'react'
import figureStyles from '#web/ui/figure.module.css'
import styles from './price-note.module.css'

type PriceNoteProps = {
  readonly heading: string
  readonly before: string
  readonly price: string
  readonly after?: string
  readonly note: string
  /** The link to buy it, or to ask for it. */
  readonly children: ReactNode
}

/** What a service costs. */
export function PriceNote({ heading, before, price, after, note, children }: PriceNoteProps) {
  const id = useId()
  return (
    <aside className={styles.root} data-surface="paper" aria-labelledby={id}>
      <h2 id={id} data-size="text">
        {heading}
      </h2>
      <p>
        {before} <strong className={figureStyles.figure}>{price}</strong> {after}
      </p>
      <small>{note}</small>
      {children}
    </aside>
  )
}
