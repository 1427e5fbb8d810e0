import { alarm } from '#web/content/samples/alarm.ts'
import { introductions } from '#web/content/samples/introductions.ts'
import { Proof } from '#web/drawings/samples/proof.tsx'
import { SamplePage } from '#web/drawings/samples/sample-page.tsx'
import styles from './automation-iot.module.css'

const { number, sheet, day, title, messages } = alarm

/** The record of an alarm: who was told what, until somebody acted. */
export function Content() {
  return (
    <Proof {...introductions.automationIot}>
      <SamplePage number={number} sheet={sheet} eyebrow={day} title={title}>
        <ol className={styles.messages} role="list">
          {messages.map(({ time, to, text }) => (
            <li key={time}>
              <b>{time}</b>
              <div>
                <p>{to}</p>
                <p>{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </SamplePage>
    </Proof>
  )
}
