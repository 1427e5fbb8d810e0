import { Icon } from '#web/ui/icon.tsx'
import { auditFinding } from '#web/content/samples/audit-finding.ts'
import { introductions } from '#web/content/samples/introductions.ts'
import { Proof } from '#web/drawings/samples/proof.tsx'
import { SamplePage } from '#web/drawings/samples/sample-page.tsx'
import styles from './cybersecurity.module.css'

const { number, sheet, finding, title, affected, seen, details, work, retest } = auditFinding

/** A page of an audit's report: one finding, from its evidence to its retest. */
export function Content() {
  return (
    <Proof {...introductions.cybersecurity}>
      <SamplePage number={number} sheet={sheet} eyebrow={finding} title={title} aside={<Rank />}>
        <dl>
          <div>
            <dt>{affected.term}</dt>
            {affected.list.map((system) => (
              <dd key={system}>{system}</dd>
            ))}
          </div>
          <Evidence {...seen} />
          {details.map(({ term, text }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        <dl className={styles.work}>
          {work.map(({ term, text }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        <dl>
          <Evidence {...retest} />
        </dl>
      </SamplePage>
    </Proof>
  )
}

/** The rank as a stamp, and its place on the scale. */
function Rank() {
  const { ranks, rank, rankTerm, rankReason } = auditFinding
  const place = ranks.indexOf(rank)
  return (
    <div className={styles.rank}>
      <p>
        {rankTerm} <strong>{rank}</strong>
      </p>
      <svg width="92" height="8" aria-hidden="true">
        {ranks.map((each, index) => (
          <rect
            key={each}
            x={index * 24}
            width="20"
            height="8"
            fill="currentColor"
            fillOpacity={index <= place ? 1 : 0.2}
          />
        ))}
      </svg>
      <p>{rankReason}</p>
    </div>
  )
}

type EvidenceProps = {
  readonly term: string
  readonly result?: string
  readonly text: string
  readonly evidence: readonly string[]
  readonly after: string
}

function Evidence({ term, result, text, evidence, after }: EvidenceProps) {
  return (
    <div>
      <dt>{term}</dt>
      {result !== undefined && (
        <dd className={styles.result}>
          <Icon name="check" size={18} />
          {result}
        </dd>
      )}
      <dd>{text}</dd>
      <dd>
        <pre className={styles.evidence}>{evidence.join('\n')}</pre>
      </dd>
      <dd>{after}</dd>
    </div>
  )
}
