import type { ReactNode } from 'react'
import { Container } from './container.tsx'
import type { ElementContent } from './static-content.tsx'
import styles from './section.module.css'

type SectionProps = {
  readonly heading: string
  readonly lead?: string
  readonly tone?: Tone
  /** On desktop the heading stands beside the content, in view as long as the content is, instead of above it. */
  readonly isSplit?: boolean
  readonly children: ReactNode
}

export function Section({
  heading,
  lead,
  tone = 'paper',
  isSplit = false,
  children,
}: SectionProps) {
  return (
    <SectionRoot tone={tone}>
      <Container className={isSplit ? styles.split : undefined}>
        <div className={styles.head}>
          <h2>{heading}</h2>
          {lead !== undefined && <p>{lead}</p>}
        </div>
        {children}
      </Container>
    </SectionRoot>
  )
}

/** The background of a section; alternating it structures a long page. */
type Tone = 'paper' | 'tint' | 'ink'

type SectionRootProps = { readonly tone: Tone; readonly id?: string } & ElementContent

/** The outer element of a section. Two consecutive sections on paper share the padding between them. */
export function SectionRoot({ tone, ...rest }: SectionRootProps) {
  return <section className={styles.sectionRoot} data-tone={tone} {...rest} />
}
