import { Disclosure } from '#web/ui/disclosure.tsx'
import { DrawingSheet } from '#web/ui/drawing-sheet.tsx'
import type { StaticModule } from '#web/ui/static-content.tsx'
import { sampleStatus } from '#web/content/sample-status.ts'
import { asBuilt } from '#web/content/samples/as-built.ts'
import { heatMap } from '#web/content/samples/heat-map.ts'
import * as asBuiltSymbols from './as-built-legend.svg?drawing'
import { AsBuiltPlan } from './as-built-plan.tsx'
import * as after from './heat-map-after.svg?drawing'
import * as before from './heat-map-before.svg?drawing'
import * as heatMapSymbols from './heat-map-legend.svg?drawing'
import styles from './plan.module.css'
import { Proof } from './proof.tsx'
import { Table } from './table.tsx'

export function Content() {
  return (
    <Proof {...asBuilt.introduction} isWide>
      <AsBuiltSheet />
      <Disclosure summary={heatMap.summary}>
        <HeatMapSheet />
      </Disclosure>
    </Proof>
  )
}

const { notes, legend, revisions, facts } = asBuilt

function AsBuiltSheet() {
  return (
    <DrawingSheet {...asBuilt} status={sampleStatus}>
      <div className={styles.layout}>
        <AsBuiltPlan />
        <Disclosure summary={notes} isForPhones>
          <div className={styles.notes}>
            <Legend {...legend} symbols={asBuiltSymbols} />
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

const surveys = [
  { ...heatMap.before, ...before },
  { ...heatMap.after, ...after },
]

function HeatMapSheet() {
  return (
    <DrawingSheet {...heatMap} status={sampleStatus}>
      <div className={styles.surveys}>
        {surveys.map(({ id, heading, label, caption, viewBox, Content: Survey }) => (
          <div key={id}>
            <h3>{heading}</h3>
            <svg
              direction="ltr"
              viewBox={viewBox}
              width="330.6"
              height="186"
              role="img"
              aria-label={label}
            >
              <Survey />
            </svg>
            <p>{caption}</p>
          </div>
        ))}
      </div>
      <div className={styles.notes}>
        <Legend {...heatMap.legend} symbols={heatMapSymbols} />
      </div>
    </DrawingSheet>
  )
}

/** The symbols of a legend, one below the other in rows of this height. */
const rowHeight = 24

type LegendProps = {
  readonly heading: string
  readonly meanings: readonly string[]
  readonly symbols: StaticModule & { readonly id: string; readonly viewBox: string }
}

function Legend({ heading, meanings, symbols }: LegendProps) {
  const { id, viewBox } = symbols
  const [, , width] = viewBox.split(' ')
  return (
    <>
      <h3>{heading}</h3>
      <svg width="0" height="0" aria-hidden="true">
        <symbols.Content />
      </svg>
      <ul role="list">
        {meanings.map((meaning, index) => (
          <li key={meaning}>
            <svg
              width={width}
              height={rowHeight}
              viewBox={`0 ${index * rowHeight} ${width} ${rowHeight}`}
              aria-hidden="true"
            >
              <use href={`#${id}`} />
            </svg>
            {meaning}
          </li>
        ))}
      </ul>
    </>
  )
}
