import figureStyles from '#web/ui/figure.module.css'
import { monthlyReport } from '#web/content/samples/monthly-report.ts'
import { introductions } from '#web/content/samples/introductions.ts'
import { Proof } from '#web/drawings/samples/proof.tsx'
import { SamplePage } from '#web/drawings/samples/sample-page.tsx'
import styles from './managed-it.module.css'

const { number, sheet, month, title, plan, uptime, tickets, facts, recommendation } = monthlyReport

/** The first page of a monthly report. */
export function Content() {
  return (
    <Proof {...introductions.managedIt}>
      <SamplePage
        number={number}
        sheet={sheet}
        eyebrow={month}
        title={title}
        aside={<p className={styles.plan}>{plan}</p>}
      >
        <div className={styles.uptime}>
          <dl>
            <dt>{uptime.term}</dt>
            <dd className={figureStyles.figure}>{uptime.value}</dd>
            <dd>{uptime.agreed}</dd>
          </dl>
          <div>
            <Availability />
            <p>{uptime.note}</p>
          </div>
        </div>
        <Tickets />
        <dl>
          {facts.map(({ term, text }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        <div className={styles.recommendation}>
          <h4>{recommendation.heading}</h4>
          <p>{recommendation.text}</p>
        </div>
      </SamplePage>
    </Proof>
  )
}

const barOf = (day: number, top: number) => `M${day * 10 - 5} 44V${top}`

/** A bar a day; the day with an interruption is shorter and has its own colour. */
function Availability() {
  const { daysInMonth, outage } = monthlyReport
  const days = Array.from({ length: daysInMonth }, (_, index) => index + 1)
  return (
    <svg
      width={daysInMonth * 10}
      height="56"
      viewBox={`0 0 ${daysInMonth * 10} 56`}
      role="img"
      aria-label={uptime.chart}
      fill="none"
      stroke="var(--palette-success-main)"
      strokeWidth="6"
    >
      <path
        d={days
          .filter((day) => day !== outage.day)
          .map((day) => barOf(day, 4))
          .join('')}
      />
      <path d={barOf(outage.day, 18)} stroke="var(--palette-error-main)" />
      <path
        d={`M${outage.day * 10 - 5} 56l-4-6h8z`}
        fill="var(--palette-error-main)"
        stroke="none"
      />
      <path d={`M0 46H${daysInMonth * 10}`} stroke="currentColor" strokeWidth="1" />
    </svg>
  )
}

function Tickets() {
  const { inHours } = monthlyReport
  return (
    <>
      <table>
        <caption>{tickets.caption}</caption>
        <thead>
          <tr>
            {tickets.columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {tickets.rows.map((row) => (
            <tr key={row.kind}>
              <th scope="row">{row.kind}</th>
              <td>{row.tickets}</td>
              <td>{inHours(row.acknowledged)}</td>
              <td>{inHours(row.solved)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{tickets.total.text}</th>
            <td>{tickets.total.tickets}</td>
            <td colSpan={2}>{tickets.total.note}</td>
          </tr>
        </tfoot>
      </table>
      <p className={styles.note}>{tickets.note}</p>
    </>
  )
}
