import { useId } from 'react'
import { Container } from '#web/ui/container.tsx'
import styles from './word-strip.module.css'

type WordStripProps = { readonly heading: string; readonly list: readonly string[] }

/** Names in a row, under a subdued heading. */
export function WordStrip({ heading, list }: WordStripProps) {
  const id = useId()
  return (
    <section className={styles.root} aria-labelledby={id}>
      <Container>
        <h2 id={id} data-size="text">
          {heading}
        </h2>
        <ul role="list">
          {list.map((word) => (
            <li key={word}>{word}</li>
          ))}
        </ul>
      </Container>
    </section>
  )
}
