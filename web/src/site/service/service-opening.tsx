import type { ReactNode } from 'react'
import { Container } from '#web/ui/container.tsx'
import styles from './service-opening.module.css'

type ServiceOpeningProps = {
  /** The h1 and the introduction. */
  readonly intro: ReactNode
  readonly prices: ReactNode
  readonly drawing: ReactNode
  readonly overview: ReactNode
}

/** The top of a service's page. On wide screens the drawing is beside the introduction and the prices. */
export function ServiceOpening({ intro, prices, drawing, overview }: ServiceOpeningProps) {
  return (
    <Container className={styles.parts}>
      <div>{intro}</div>
      <div className={styles.prices}>{prices}</div>
      <div className={styles.drawing}>{drawing}</div>
      <div className={styles.overview}>{overview}</div>
    </Container>
  )
}
