import { DrawingSheet } from '#web/ui/drawing-sheet.tsx'
import { sampleStatus } from '#web/content/sample-status.ts'
import { asBuilt } from '#web/content/samples/as-built.ts'
import * as east from './as-built-east.svg?drawing'
import * as symbols from './as-built-legend.svg?drawing'
import * as west from './as-built-west.svg?drawing'
import { Legend } from './legend.tsx'
import styles from './plan.module.css'
import { Table } from './table.tsx'

const { number, title, label, legend, revisions, facts } = asBuilt

/** The drawing that is handed over when a network is finished. On a phone its halves are one below the other. */
export function AsBuiltSheet() {
  return (
    <DrawingSheet number={number} title={title} status={sampleStatus}>
      <div className={styles.layout}>
        <div className={styles.halves} role="img" aria-label={label}>
          {[west, east].map(({ id, viewBox, Content }) => (
            <svg key={id} viewBox={viewBox} width="320" height="400">
              <Content />
            </svg>
          ))}
        </div>
        <div className={styles.notes}>
          <Legend {...legend} symbols={symbols} />
          <dl>
            {facts.map(({ term, text }) => (
              <div key={term}>
                <dt>{term}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
          <h3>{revisions.heading}</h3>
          <Table columns={revisions.columns} rows={revisions.rows} />
        </div>
      </div>
    </DrawingSheet>
  )
}
