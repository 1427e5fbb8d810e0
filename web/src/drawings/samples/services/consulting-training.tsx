import { handout } from '#web/content/samples/handout.ts'
import { introductions } from '#web/content/samples/introductions.ts'
import { Proof } from '#web/drawings/samples/proof.tsx'
import { SamplePage } from '#web/drawings/samples/sample-page.tsx'
import styles from './consulting-training.module.css'

const { number, sheet, topic, title, questions, exercise } = handout

/** A page of a workshop's handout. */
export function Content() {
  return (
    <Proof {...introductions.consultingTraining}>
      <SamplePage number={number} sheet={sheet} eyebrow={topic} title={title}>
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
      </SamplePage>
    </Proof>
  )
}
