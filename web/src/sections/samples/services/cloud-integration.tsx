import { DrawingSheet } from '#web/components/drawing-sheet.tsx'
import { runSheet } from '#web/content/samples/run-sheet.ts'
import { introductions } from '#web/content/samples/introductions.ts'
import { Proof } from '#web/sections/samples/proof.tsx'
import pageStyles from '#web/sections/samples/page.module.css'
import styles from './cloud-integration.module.css'

const { number, sheet, status, night, title, columns, steps } = runSheet

/** The run sheet of a migration night, with its decision. */
export function Drawing() {
  return (
    <Proof {...introductions.cloudIntegration}>
      <DrawingSheet number={number} title={sheet} status={status}>
        <article className={pageStyles.page}>
          <header>
            <div>
              <p>{night}</p>
              <h3>{title}</h3>
            </div>
          </header>
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
        </article>
      </DrawingSheet>
    </Proof>
  )
}
