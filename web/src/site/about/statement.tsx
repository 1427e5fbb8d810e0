import { useId } from 'react'
import { Container } from '#web/ui/container.tsx'
import type { TitledText } from '#web/content/service.ts'
import { SectionRoot } from '#web/ui/section-root.tsx'
import styles from './statement.module.css'

/** Sentences of the company's own in large type across the page. The first one is the largest. */
export function Statement({ list }: { readonly list: readonly TitledText[] }) {
  const id = useId()
  return (
    <SectionRoot tone="ink">
      <Container className={styles.columns}>
        {list.map(({ title, text }, index) => (
          <section key={title} aria-labelledby={`${id}${index}`}>
            <h2 id={`${id}${index}`} data-size="text">
              {title}
            </h2>
            <p>{text}</p>
          </section>
        ))}
      </Container>
    </SectionRoot>
  )
}
