import figureStyles from '#web/ui/figure.module.css'
import {
  alarm,
  auditFinding,
  handout,
  monthlyReport,
  runSheet,
} from '#web/content/samples/documents.ts'
import { wholeSample } from '#web/content/sample-status.ts'
import { Disclosure } from '#web/ui/disclosure.tsx'
import * as availability from './availability.svg?drawing'
import { DocumentPage, Facts } from './document.tsx'
import styles from './documents.module.css'
import { Table } from './table.tsx'

export function AlarmRecord() {
  return (
    <DocumentPage {...alarm}>
      <ol className={styles.messages} role="list">
        {alarm.messages.map(({ time, to, text }) => (
          <li key={time}>
            <b>{time}</b>
            <div>
              <p>{to}</p>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </DocumentPage>
  )
}

export function RunSheet() {
  const { columns, rows, marked } = runSheet
  return (
    <DocumentPage {...runSheet}>
      <div className={styles.steps}>
        <Table columns={columns} rows={rows} marked={marked} />
      </div>
    </DocumentPage>
  )
}

export function Handout() {
  const { questions, exercise } = handout
  return (
    <DocumentPage {...handout}>
      <ol className={styles.questions}>
        {questions.map(({ title, text }) => (
          <li key={title}>
            <h4>{title}</h4>
            <p>{text}</p>
          </li>
        ))}
      </ol>
      <div className={styles.exercise}>
        <h4>{exercise.heading}</h4>
        <p>{exercise.text}</p>
        <p>{exercise.answer}</p>
      </div>
    </DocumentPage>
  )
}

export function AuditFinding() {
  const { finding, work, retest } = auditFinding
  return (
    <DocumentPage {...auditFinding} aside={<Rank />}>
      <Disclosure summary={wholeSample} isForPhones>
        <Facts list={finding} />
        <Facts list={work} className={styles.work} />
        <Facts list={retest} />
      </Disclosure>
    </DocumentPage>
  )
}

/** The rank as a stamp, and the scale up to it. */
function Rank() {
  const { term, name, ranks, reason } = auditFinding.rank
  return (
    <div className={styles.rank}>
      <p>
        {term} <strong>{name}</strong>
      </p>
      <svg width={ranks * 24 - 4} height="8" aria-hidden="true">
        <path
          d={`M0 4H${ranks * 24}`}
          stroke="currentColor"
          strokeWidth="8"
          strokeDasharray="20 4"
        />
      </svg>
      <p>{reason}</p>
    </div>
  )
}

export function MonthlyReport() {
  const { plan, uptime, tickets, note, facts, recommendation } = monthlyReport
  return (
    <DocumentPage {...monthlyReport} aside={<p className={styles.plan}>{plan}</p>}>
      <div className={styles.uptime}>
        <dl>
          <dt>{uptime.term}</dt>
          <dd className={figureStyles.figure}>{uptime.value}</dd>
          <dd>{uptime.agreed}</dd>
        </dl>
        <div>
          <svg
            viewBox={availability.viewBox}
            width="300"
            height="56"
            role="img"
            aria-label={uptime.chart}
          >
            <availability.Content />
          </svg>
          <p>{uptime.note}</p>
        </div>
      </div>
      <Disclosure summary={wholeSample} isForPhones>
        <Table {...tickets} />
        <p className={styles.note}>{note}</p>
        <Facts list={facts} />
        <div className={styles.recommendation}>
          <h4>{recommendation.heading}</h4>
          <p>{recommendation.text}</p>
        </div>
      </Disclosure>
    </DocumentPage>
  )
}
