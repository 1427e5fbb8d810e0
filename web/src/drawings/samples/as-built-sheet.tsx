import type { ReactNode } from 'react'
import { DrawingSheet } from '#web/ui/drawing-sheet.tsx'
import { asBuilt } from '#web/content/samples/as-built.ts'
import { AsBuiltHalf } from './as-built-half.tsx'
import { AccessPoint, fibreLine, matchLine, Outlet, revisionLine } from './as-built-symbols.tsx'
import { sampleStatus } from '#web/content/sample-status.ts'
import styles from './as-built-sheet.module.css'

const { number, title, label, halves, legend, revisions, facts } = asBuilt

/** The drawing that is handed over when a network is finished. */
export function AsBuiltSheet() {
  return (
    <DrawingSheet number={number} title={title} status={sampleStatus}>
      <div className={styles.layout}>
        <div className={styles.plan} role="img" aria-label={label}>
          {halves.map((half) => (
            <AsBuiltHalf key={half.name} half={half} />
          ))}
        </div>
        <div className={styles.notes}>
          <h3>{legend.heading}</h3>
          <ul role="list">
            <LegendEntry text={legend.outlet}>
              <Outlet x={14} y={8} />
            </LegendEntry>
            <LegendEntry text={legend.accessPoint}>
              <AccessPoint x={14} y={8} />
            </LegendEntry>
            <LegendEntry text={legend.cable}>
              <path d="M0 8h28" strokeWidth="1.25" />
              <path d="M0 3h28M0 13h28" strokeOpacity=".45" strokeDasharray="6 3" />
            </LegendEntry>
            <LegendEntry text={legend.fibre}>
              <path d="M0 8h28" {...fibreLine} />
            </LegendEntry>
            <LegendEntry text={legend.revision}>
              <path d="M2 12a6 6 0 0 1 8-6 6 6 0 0 1 8 0 6 6 0 0 1 8 6" {...revisionLine} />
            </LegendEntry>
            <LegendEntry text={legend.match} isMatch>
              <path d="M0 8h28" strokeWidth="2" {...matchLine} />
            </LegendEntry>
          </ul>
          <dl>
            {facts.map(({ term, value }) => (
              <div key={term}>
                <dt>{term}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          <h3>{revisions.heading}</h3>
          <table>
            <thead>
              <tr>
                {Object.values(revisions.columns).map((column) => (
                  <th key={column} scope="col">
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {revisions.rows.map(({ mark, date, change, checked }) => (
                <tr key={mark}>
                  <td>{mark}</td>
                  <td>{date}</td>
                  <td>{change}</td>
                  <td>{checked}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </div>
    </DrawingSheet>
  )
}

type LegendEntryProps = {
  readonly text: string
  readonly isMatch?: boolean
  readonly children: ReactNode
}

function LegendEntry({ text, isMatch = false, children }: LegendEntryProps) {
  return (
    <li {...(isMatch && { 'data-match': '' })}>
      <svg
        width="28"
        height="16"
        overflow="visible"
        fill="none"
        stroke="currentColor"
        aria-hidden="true"
      >
        {children}
      </svg>
      {text}
    </li>
  )
}
