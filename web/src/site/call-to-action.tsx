import type { ReactNode } from 'react'
import { Container } from '#web/ui/container.tsx'
import { LinkButtons, type TextLink } from '#web/ui/button.tsx'
import { SectionRoot } from '#web/ui/section.tsx'
import styles from './call-to-action.module.css'

type CallToActionProps = {
  readonly heading: string
  readonly text: string
  readonly links: readonly TextLink[]
  /** Beside the text on desktop, in place of the links, which are then below it. */
  readonly children?: ReactNode
}

/** The panel at the end of a page: what to do next. */
export function CallToAction({ heading, text, links, children }: CallToActionProps) {
  const buttons = <LinkButtons links={links} />
  return (
    <SectionRoot tone="paper">
      <Container>
        <div className={styles.frame}>
          <div>
            <h2>{heading}</h2>
            <p>{text}</p>
            {children && buttons}
          </div>
          {children ?? buttons}
        </div>
      </Container>
    </SectionRoot>
  )
}
