import type { SummaryRow } from '#web/content/legal/legal-document.ts'
import { legalCopy } from '#web/content/legal/legal-documents.ts'
import styles from './summary-table.module.css'

/** The key figures of a document. */
export function SummaryTable({ rows }: { readonly rows: readonly SummaryRow[] }) {
  return (
    <div className={styles.root}>
      <table>
        <caption>
          <h2 data-size="title">{legalCopy.summary}</h2>
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
      <p>{legalCopy.summaryNote}</p>
    </div>
  )
}
