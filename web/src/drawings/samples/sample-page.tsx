import type { ReactNode } from 'react'
import { DrawingSheet } from '#web/ui/drawing-sheet.tsx'
import { sampleStatus } from '#web/content/sample-status.ts'
import styles from './sample-page.module.css'

type SamplePageProps = {
  readonly number: string
  /** What the document is, in the title block. */
  readonly sheet: string
  readonly eyebrow: string
  readonly title: string
  /** Beside the title. */
  readonly aside?: ReactNode
  readonly children: ReactNode
}

/** A page of a document that is handed over. */
export function SamplePage({ number, sheet, eyebrow, title, aside, children }: SamplePageProps) {
  return (
    <DrawingSheet number={number} title={sheet} status={sampleStatus}>
      <article className={styles.page}>
        <header>
          <div>
            <p>{eyebrow}</p>
            <h3>{title}</h3>
          </div>
          {aside}
        </header>
        {children}
      </article>
    </DrawingSheet>
  )
}
