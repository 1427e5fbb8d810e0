import { DrawingSheet } from '#web/components/drawing-sheet.tsx'
import { handout } from '#web/content/samples/handout.ts'
import { introductions } from '#web/content/samples/introductions.ts'
import { Proof } from '#web/sections/samples/proof.tsx'
import pageStyles from '#web/sections/samples/page.module.css'
import styles from './consulting-training.module.css'

const { number, sheet, status, topic, title, questions, exercise } = handout

/** A page of a workshop's handout. */
export function Drawing() {
  return (
    <Proof {...introductions.training}>
      <DrawingSheet number={number} title={sheet} status={status}>
        <article className={pageStyles.page}>
          <header>
            <div>
              <p>{topic}</p>
              <h3>{title}</h3>
            </div>
          </header>
          <ol className={styles.questions}>
            {questions.map(({ title: question, text }) => (
              <li key={question}>
                <h4>{question}</h4>
                <p>{text}</p>
              </li>
            ))}
          </ol>
          <div className={styles.exercise}>
            <h4>{exercise.heading}</h4>
            <p>{exercise.text}</p>
            <p>{exercise.answer}</p>
          </div>
        </article>
      </DrawingSheet>
    </Proof>
  )
}
