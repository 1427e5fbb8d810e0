import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { Container } from './container.tsx'
import styles from './page-intro.module.css'

type PageIntroProps = {
  readonly heading: string
  readonly lead: string
  /** Whether the lead is read with the heading, which a new page's focus is on. */
  readonly isDescription?: boolean
  /** Beside the text on desktop, below it on mobile. */
  readonly figure?: ReactNode
  readonly children?: ReactNode
}

/** The top of a page: its h1 and a short introduction. */
export function PageIntro({ figure, children, ...text }: PageIntroProps) {
  return (
    <div className={styles.root}>
      <Container className={clsx(figure !== undefined && styles.beside)}>
        <div>
          <IntroText {...text} />
          {children}
        </div>
        {figure}
      </Container>
    </div>
  )
}

const leadId = 'lead'

type IntroTextProps = Pick<PageIntroProps, 'heading' | 'lead' | 'isDescription'> & {
  /** The page's subject, if the heading doesn't name it. */
  readonly eyebrow?: string
}

export function IntroText({ heading, lead, eyebrow, isDescription = false }: IntroTextProps) {
  return (
    <>
      {eyebrow !== undefined && <p className={styles.eyebrow}>{eyebrow}</p>}
      <h1 className={styles.heading} aria-describedby={isDescription ? leadId : undefined}>
        {heading}
      </h1>
      <p className={styles.lead} id={leadId}>
        {lead}
      </p>
    </>
  )
}
