import type { ReactNode } from 'react'
import { quantityText } from '#web/offers/limits.ts'
import { termWords } from '#shared/words.ts'
import { comparison as copy } from '#web/content/comparison.ts'
import { formatPrice } from '#web/ui/browser/format-money.ts'
import { VisuallyHidden } from '#web/ui/for-screen-readers.tsx'
import { Limits } from '#web/ui/offer-price.tsx'
import type { Cell, Row } from './compared-rows.ts'
import styles from './comparison.module.css'

type ComparisonProps = {
  readonly label: string
  /** The packages' names. */
  readonly heads: readonly ReactNode[]
  readonly rows: readonly Row[]
}

/** Packages side by side: a column for each, a row for each line and each sum. */
export function Comparison({ label, heads, rows }: ComparisonProps) {
  return (
    <div className={styles.frame}>
      <table className={styles.table} aria-label={label}>
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
                <td key={index}>{cell ? <Amount {...cell} /> : <Missing />}</td>
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

function Missing() {
  return (
    <>
      <span aria-hidden="true">{copy.dash}</span>
      <VisuallyHidden>{copy.none}</VisuallyHidden>
    </>
  )
}
