import { floorPlan } from '#web/content/samples/floor-plan-text.ts'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { DrawingSheet } from '#web/drawings/drawing-sheet.tsx'
import * as symbols from '#web/drawings/samples/floor-plan-legend.svg?drawing'
import { FloorPlan } from '#web/drawings/samples/floor-plan.tsx'
import styles from '#web/drawings/samples/floor-plan.module.css'
import { SampleFrame } from '#web/drawings/samples/sample-frame.tsx'

const { introduction, notes, legend, facts, revisions } = floorPlan

/** The whole sheet of the drawing on the home page. */
export function Content() {
  return (
    <SampleFrame {...introduction} isWide>
      <DrawingSheet {...floorPlan}>
        <div className={styles.layout}>
          <FloorPlan />
          <Disclosure summary={notes} isForPhones>
            <div className={styles.notes}>
              <h3>{legend.heading}</h3>
              <Legend />
              <dl>
                {facts.map(({ term, text }) => (
                  <div key={term}>
                    <dt>{term}</dt>
                    <dd>{text}</dd>
                  </div>
                ))}
              </dl>
              <h3>{revisions.heading}</h3>
              <Revisions />
            </div>
          </Disclosure>
        </div>
      </DrawingSheet>
    </SampleFrame>
  )
}

/** The meanings of the file's symbols, which are one below the other in rows of 24. */
function Legend() {
  return (
    <>
      <svg width="0" height="0" aria-hidden="true">
        <symbols.Content />
      </svg>
      <ul role="list">
        {legend.meanings.map((meaning, index) => (
          <li key={meaning}>
            <svg width="28" height="24" viewBox={`0 ${index * 24} 28 24`} aria-hidden="true">
              <use href={`#${symbols.id}`} />
            </svg>
            {meaning}
          </li>
        ))}
      </ul>
    </>
  )
}

/** What was changed since the first issue, and who checked it. */
function Revisions() {
  const { columns, rows } = revisions
  return (
    <table>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...cells]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {cells.map((cell) => (
              <td key={cell}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
