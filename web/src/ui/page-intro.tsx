import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { Container } from './container.tsx'
import styles from './page-intro.module.css'

type PageIntroProps = {
  readonly heading: string
  readonly lead: string
  /** Beside the text on desktop, below it on mobile. */
  readonly figure?: ReactNode
  readonly children?: ReactNode
}

/** The top of a page: its h1 and a short introduction. */
export function PageIntro({ heading, lead, figure, children }: PageIntroProps) {
  return (
    <div className={styles.root}>
      <Container className={clsx(figure !== undefined && styles.beside)}>
        <div>
          <IntroText heading={heading} lead={lead} />
          {children}
        </div>
        {figure}
      </Container>
    </div>
  )
}

type IntroTextProps = {
  readonly heading: string
  readonly lead: string
  /** The page's subject, if the heading doesn't name it. */
  readonly eyebrow?: string
}

export function IntroText({ heading, lead, eyebrow }: IntroTextProps) {
  return (
    <>
      {eyebrow !== undefined && <p className={styles.eyebrow}>{eyebrow}</p>}
      <h1 className={styles.heading}>{heading}</h1>
      <p className={styles.lead}>{lead}</p>
    </>
  )
}
