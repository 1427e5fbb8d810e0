import type { ReactNode } from 'react'
import { Container } from './container.tsx'
import { IntroText } from './intro-text.tsx'
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
      <Container>
        <div>
          <IntroText heading={heading} lead={lead} />
          {children}
        </div>
        {figure}
      </Container>
    </div>
  )
}
