import figureStyles from '#web/ui/figure.module.css'
import type { TitledText } from '#web/content/service.ts'
import styles from './figure-tiles.module.css'

type FigureTilesProps = {
  readonly list: readonly (TitledText & { readonly figure: number; readonly unit: string })[]
}

/** Promises side by side, each with its figure. */
export function FigureTiles({ list }: FigureTilesProps) {
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
