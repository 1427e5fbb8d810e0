import { runSheet } from '#web/content/samples/run-sheet.ts'
import { introductions } from '#web/content/samples/introductions.ts'
import { Proof } from '#web/drawings/samples/proof.tsx'
import { SamplePage } from '#web/drawings/samples/sample-page.tsx'
import styles from './cloud-integration.module.css'

const { number, sheet, night, title, columns, steps } = runSheet

/** The run sheet of a migration night, with its decision. */
export function Content() {
  return (
    <Proof {...introductions.cloudIntegration}>
      <SamplePage number={number} sheet={sheet} eyebrow={night} title={title}>
        <table className={styles.steps}>
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
            {steps.map(({ time, action, who, isDecision = false }) => (
              <tr key={time} data-decision={isDecision}>
                <th scope="row">{time}</th>
                <td>{action}</td>
                <td>{who}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </SamplePage>
    </Proof>
  )
}
