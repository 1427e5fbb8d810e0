import type { ReactNode } from 'react'
import { sampleStatus } from '#web/content/samples/sample-sheet.ts'
import { LeftToRight } from '#web/ui/left-to-right.tsx'
import styles from './drawing-sheet.module.css'

type DrawingSheetProps = {
  /** The sheet's number, like "ND-01". */
  readonly number: string
  readonly title: string
  readonly children: ReactNode
}

/** A sample on a sheet with a title block, as clients receive it. */
export function DrawingSheet({ number, title, children }: DrawingSheetProps) {
  return (
    <figure className={styles.sheet} data-surface="paper">
      <div className={styles.area}>{children}</div>
      {/* No figcaption: it would be read twice, also as the figure's name. */}
      <p className={styles.titleBlock}>
        <span>
          <LeftToRight>{number}</LeftToRight>
        </span>
        <span>{title}</span>
        <span>{sampleStatus}</span>
      </p>
    </figure>
  )
}
