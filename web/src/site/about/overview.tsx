import type { ReactNode } from 'react'
import { Container } from '#web/ui/container.tsx'
import { OverviewText, type OverviewTextProps } from '#web/site/service/overview-text.tsx'
import styles from './overview.module.css'

type OverviewProps = OverviewTextProps & {
  /** Beside the text on desktop, below it on mobile. */
  readonly children: ReactNode
}

/** Prose under a heading, with something beside it. */
export function Overview({ children, ...text }: OverviewProps) {
  return (
    <Container className={styles.columns}>
      <OverviewText {...text} />
      <div className={styles.beside}>{children}</div>
    </Container>
  )
}
