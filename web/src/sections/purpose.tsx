import { Container } from '#web/components/container.tsx'
import type { TitledText } from '#web/content/service.ts'
import styles from './purpose.module.css'

/** Mission and vision in large type on a dark background. */
export function Purpose({ list }: { readonly list: readonly TitledText[] }) {
  return (
    <div className={styles.root}>
      <Container>
        {list.map(({ title, text }) => (
          <section key={title}>
            <h2>{title}</h2>
            <p>{text}</p>
          </section>
        ))}
      </Container>
    </div>
  )
}
