import { DrawingSheet } from '#web/components/drawing-sheet.tsx'
import { alarm } from '#web/content/samples/alarm.ts'
import { introductions } from '#web/content/samples/introductions.ts'
import { Proof } from '#web/sections/samples/proof.tsx'
import pageStyles from '#web/sections/samples/page.module.css'
import styles from './automation-iot.module.css'

const { number, sheet, status, day, title, messages } = alarm

/** The record of an alarm: who was told what, until somebody acted. */
export function Drawing() {
  return (
    <Proof {...introductions.automationIot}>
      <DrawingSheet number={number} title={sheet} status={status}>
        <article className={pageStyles.page}>
          <header>
            <div>
              <p>{day}</p>
              <h3>{title}</h3>
            </div>
          </header>
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
        </article>
      </DrawingSheet>
    </Proof>
  )
}
