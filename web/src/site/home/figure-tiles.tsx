import figureStyles from '#web/ui/figure.module.css'
import type { home } from '#web/content/home.ts'
import styles from './figure-tiles.module.css'

/** Promises side by side, each with its figure. */
export function FigureTiles({ list }: { readonly list: typeof home.trust.tiles }) {
  return (
    <ul className={styles.list} role="list">
      {list.map(({ figure, unit, title, text }) => (
        <li key={title}>
          <h3>
            <span>
              <b className={figureStyles.figure}>{figure}</b> {unit}
            </span>{' '}
            {title}
          </h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  )
}
