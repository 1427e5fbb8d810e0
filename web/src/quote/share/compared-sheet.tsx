import type { ComponentProps } from 'react'
import { comparison } from '#web/content/comparison.ts'
import { printedQuote } from '#web/content/printed-quote.ts'
import { Letterhead } from '#web/quote/parts/letterhead.tsx'
import { PrintedPage } from '#web/ui/printed-page.tsx'
import { Comparison } from './comparison.tsx'
import styles from '#web/quote/print/quote-sheet.module.css'

const { heading } = comparison.copy

/** The most rows that fit on the page in the larger print. */
const maxLargeRows = 16

type ComparedSheetProps = Pick<ComponentProps<typeof Comparison>, 'heads' | 'rows'>

/** A copy and the package in the builder on paper, with the company's letterhead. */
export function ComparedSheet({ heads, rows }: ComparedSheetProps) {
  return (
    <PrintedPage>
      <article className={styles.sheet} data-long={rows.length > maxLargeRows}>
        <Letterhead />
        <h1>{heading}</h1>
        <p className={styles.kind}>{printedQuote.kind}</p>
        <Comparison
          label={heading}
          heads={heads}
          rows={rows.map((row) => ({ ...row, covers: undefined }))}
        />
        <p>{printedQuote.validity}</p>
      </article>
    </PrintedPage>
  )
}
