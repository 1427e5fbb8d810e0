import { useId, type ReactNode } from 'react'
import { Container } from './container.tsx'
import { SectionRoot, type Tone } from './section-root.tsx'
import styles from './section.module.css'

type SectionProps = {
  readonly heading: string
  readonly lead?: string
  readonly tone?: Tone
  /** On desktop the heading stands beside the content, in view as long as the content is, instead of above it. */
  readonly isSplit?: boolean
  readonly children: ReactNode
}

/** A section of a page with its own heading. */
export function Section({
  heading,
  lead,
  tone = 'paper',
  isSplit = false,
  children,
}: SectionProps) {
  const id = useId()
  return (
    <SectionRoot tone={tone} labelledBy={id}>
      <Container className={isSplit ? styles.split : undefined}>
        <div className={styles.head}>
          <h2 id={id}>{heading}</h2>
          {lead !== undefined && <p>{lead}</p>}
        </div>
        {children}
      </Container>
    </SectionRoot>
  )
}
