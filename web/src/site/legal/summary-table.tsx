import type { SummaryRow } from '#web/content/legal/legal-document.ts'
import styles from './summary-table.module.css'

type SummaryTableProps = {
  readonly heading: string
  readonly note: string
  readonly rows: readonly SummaryRow[]
}

/** The key figures of a document. */
export function SummaryTable({ heading, note, rows }: SummaryTableProps) {
  return (
    <div className={styles.root}>
      <table>
        <caption>
          <h2>{heading}</h2>
        </caption>
        <tbody>
          {rows.map(({ term, figure }) => (
            <tr key={term}>
              <th scope="row">{term}</th>
              <td>{figure}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>{note}</p>
    </div>
  )
}
