import type { ReactNode } from 'react'
import { DrawingSheet } from '#web/ui/drawing-sheet.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { sampleStatus } from '#web/content/sample-status.ts'
import styles from './documents.module.css'
import { Proof } from './proof.tsx'

type DocumentPageProps = {
  /** What the sample is, and who reads it. */
  readonly introduction: { readonly heading: string; readonly text: string }
  readonly number: string
  /** What the document is, in the title block. */
  readonly sheet: string
  readonly eyebrow: string
  readonly title: string
  /** Beside the title. */
  readonly aside?: ReactNode
  readonly children: ReactNode
}

export function DocumentPage(props: DocumentPageProps) {
  const { introduction, number, sheet, eyebrow, title, aside, children } = props
  return (
    <Proof {...introduction}>
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
    </Proof>
  )
}

type Fact = {
  readonly term: string
  readonly result?: string
  readonly text: string
  /** The output of a program. */
  readonly evidence?: string
  readonly more?: string
}

type FactsProps = { readonly list: readonly Fact[]; readonly className?: string | undefined }

export function Facts({ list, className }: FactsProps) {
  return (
    <dl className={className}>
      {list.map(({ term, result, text, evidence, more }) => (
        <div key={term}>
          <dt>{term}</dt>
          {result !== undefined && (
            <dd className={styles.result}>
              <Icon name="check" size={18} />
              {result}
            </dd>
          )}
          <dd>{text}</dd>
          {evidence !== undefined && (
            <dd>
              <pre>{evidence}</pre>
            </dd>
          )}
          {more !== undefined && <dd>{more}</dd>}
        </div>
      ))}
    </dl>
  )
}
