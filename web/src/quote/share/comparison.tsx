import type { ReactNode } from 'react'
import { quantityText } from '#web/offers/limits.ts'
import { termWords } from '#shared/words.ts'
import { comparison as copy } from '#web/content/comparison.ts'
import { printedQuote } from '#web/content/printed-quote.ts'
import { Letterhead } from '#web/quote/parts/letterhead.tsx'
import sheetStyles from '#web/quote/print/quote-sheet.module.css'
import { formatPrice } from '#web/ui/browser/format-money.ts'
import { VisuallyHidden } from '#web/ui/for-screen-readers.tsx'
import { Limits } from '#web/ui/offer-price.tsx'
import { PrintedPage } from '#web/ui/printed-page.tsx'
import type { Cell, Row } from './compared-rows.ts'
import styles from './comparison.module.css'

const { heading } = copy.copy

type ComparisonProps = {
  /** The packages' names. */
  readonly heads: readonly ReactNode[]
  readonly rows: readonly Row[]
}

/** Packages side by side: a column for each, a row for each line and each sum. */
export function Comparison({ heads, rows }: ComparisonProps) {
  return (
    <div className={styles.frame}>
      <table className={styles.table} aria-label={heading}>
        <thead>
          <tr>
            <th scope="col">{copy.line}</th>
            {heads.map((head, index) => (
              <th key={index} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ term, covers, kind, cells }) => (
            <tr key={`${kind}-${term}`} data-sum={kind}>
              <th scope="row">
                {covers ? (
                  <details>
                    <summary>{term}</summary>
                    <small>
                      <Limits covers={covers} />
                    </small>
                  </details>
                ) : (
                  term
                )}
              </th>
              {cells.map((cell, index) => (
                <td key={index}>
                  {cell ? (
                    <Amount {...cell} />
                  ) : (
                    <>
                      <span aria-hidden="true">{copy.dash}</span>
                      <VisuallyHidden>{copy.none}</VisuallyHidden>
                    </>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Amount({ amount, quantity = 1, unit, term }: Cell) {
  return (
    <>
      <span translate="no">{formatPrice(amount)}</span>
      {term !== undefined && <small>{termWords[term]}</small>}
      {unit !== undefined && <small>{quantityText({ quantity, unit })}</small>}
    </>
  )
}

/** The most rows that fit on the page in the larger print. */
const maxLargeRows = 16

/** The same on paper, with the company's letterhead. */
export function ComparedSheet({ heads, rows }: ComparisonProps) {
  return (
    <PrintedPage>
      <article className={sheetStyles.sheet} data-long={rows.length > maxLargeRows}>
        <Letterhead />
        <h1>{heading}</h1>
        <p className={sheetStyles.kind}>{printedQuote.kind}</p>
        <Comparison heads={heads} rows={rows.map((row) => ({ ...row, covers: undefined }))} />
        <p>{printedQuote.validity}</p>
      </article>
    </PrintedPage>
  )
}
