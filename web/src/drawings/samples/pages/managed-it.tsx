import { monthlyReport } from '#web/content/samples/monthly-report-text.ts'
import { sampleStatus, wholeSample } from '#web/content/samples/sample-sheet.ts'
import { Definitions } from '#web/ui/definitions.tsx'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { DrawingSheet } from '#web/ui/drawing-sheet.tsx'
import figureStyles from '#web/ui/figure.module.css'
import * as availability from '#web/drawings/samples/availability.svg?drawing'
import styles from '#web/drawings/samples/monthly-report.module.css'
import { SampleFrame } from '#web/drawings/samples/sample-frame.tsx'
import { Table } from '#web/drawings/samples/table.tsx'

const { introduction, sheet, eyebrow, title, plan, uptime, tickets, note, facts, recommendation } =
  monthlyReport

/** The first page of what a client reads each month. */
export function Content() {
  return (
    <SampleFrame {...introduction}>
      <DrawingSheet {...sheet} status={sampleStatus}>
        <article className={styles.page}>
          <header>
            <div>
              <p>{eyebrow}</p>
              <h3>{title}</h3>
            </div>
            <p>{plan}</p>
          </header>
          <Uptime />
          <Disclosure summary={wholeSample} isForPhones>
            <Table {...tickets} />
            <p className={styles.note}>{note}</p>
            <Definitions className={styles.facts} list={facts} />
            <div className={styles.recommendation}>
              <h4>{recommendation.heading}</h4>
              <p>{recommendation.text}</p>
            </div>
          </Disclosure>
        </article>
      </DrawingSheet>
    </SampleFrame>
  )
}

function Uptime() {
  const { viewBox, Content: Chart } = availability
  return (
    <div className={styles.uptime}>
      <dl>
        <dt>{uptime.term}</dt>
        <dd className={figureStyles.figure}>{uptime.value}</dd>
        <dd>{uptime.agreed}</dd>
      </dl>
      <div>
        <svg viewBox={viewBox} width="300" height="56" role="img" aria-label={uptime.chart}>
          <Chart />
        </svg>
        <p>{uptime.note}</p>
      </div>
    </div>
  )
}
