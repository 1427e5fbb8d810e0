import type { TitledText } from '#web/content/service.ts'
import styles from './text-cards.module.css'

/** Cards with a heading and a paragraph. */
export function TextCards({ list }: { readonly list: readonly TitledText[] }) {
  return (
    <ul className={styles.cards} role="list">
      {list.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  )
}
