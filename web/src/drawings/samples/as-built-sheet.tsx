import { Disclosure } from '#web/ui/disclosure.tsx'
import { DrawingSheet } from '#web/ui/drawing-sheet.tsx'
import { sampleStatus } from '#web/content/sample-status.ts'
import { asBuilt } from '#web/content/samples/as-built.ts'
import * as symbols from './as-built-legend.svg?drawing'
import { AsBuiltPlan } from './as-built-plan.tsx'
import { Legend } from './legend.tsx'
import styles from './plan.module.css'
import { Table } from './table.tsx'

const { notes, legend, revisions, facts } = asBuilt

/** The drawing that is handed over when a network is finished. */
export function AsBuiltSheet() {
  return (
    <DrawingSheet {...asBuilt} status={sampleStatus}>
      <div className={styles.layout}>
        <AsBuiltPlan />
        <Disclosure summary={notes} isForPhones>
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
        </Disclosure>
      </div>
    </DrawingSheet>
  )
}
