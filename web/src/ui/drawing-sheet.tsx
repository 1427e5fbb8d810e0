import type { ReactNode } from 'react'
import { LeftToRight } from './left-to-right.tsx'
import styles from './drawing-sheet.module.css'

type DrawingSheetProps = {
  /** The sheet's number, like "ND-01". */
  readonly number: string
  readonly title: string
  /** What the sheet is, like "Sample". */
  readonly status: string
  readonly children: ReactNode
}

/** A drawing or a document on a sheet with a title block, as clients receive it. */
export function DrawingSheet({ number, title, status, children }: DrawingSheetProps) {
  return (
    <figure className={styles.sheet} data-surface="paper">
      <div className={styles.area}>{children}</div>
      {/* No figcaption: it would be read twice, also as the figure's name. */}
      <p className={styles.titleBlock}>
        <span>
          <LeftToRight>{number}</LeftToRight>
        </span>
        <span>{title}</span>
        <span>{status}</span>
      </p>
    </figure>
  )
}
