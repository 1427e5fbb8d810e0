import { Container } from '#web/components/container.tsx'
import { OverviewText, type OverviewTextProps } from './overview-text.tsx'
import styles from './overview.module.css'

/** Prose under a heading, as a section of its own. */
export function Overview(props: OverviewTextProps) {
  return (
    <Container className={styles.root}>
      <OverviewText {...props} />
    </Container>
  )
}
