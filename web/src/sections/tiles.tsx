import { Icon } from '#web/components/icon.tsx'
import type { IllustratedText } from '#web/content/service.ts'
import styles from './tiles.module.css'

/** Short statements side by side, each with an icon. */
export function Tiles({ list }: { readonly list: readonly IllustratedText[] }) {
  return (
    <ul className={styles.list} role="list">
      {list.map(({ icon, title, text }) => (
        <li key={title}>
          <Icon name={icon} size={28} />
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  )
}
