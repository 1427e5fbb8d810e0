import { useId, type ReactNode } from 'react'
import { Container } from '#web/ui/container.tsx'
import { SectionRoot } from '#web/ui/section-root.tsx'
import styles from './closing-panel.module.css'

type ClosingPanelProps = {
  readonly heading: string
  readonly text: string
  /** Below the text. */
  readonly children?: ReactNode
  /** Beside the text on desktop, below it on mobile. */
  readonly beside: ReactNode
}

/** The panel at the end of a page. */
export function ClosingPanel({ heading, text, children, beside }: ClosingPanelProps) {
  const id = useId()
  return (
    <SectionRoot className={styles.root} tone="paper" labelledBy={id}>
      <Container>
        <div className={styles.frame}>
          <div>
            <h2 id={id}>{heading}</h2>
            <p>{text}</p>
            {children}
          </div>
          {beside}
        </div>
      </Container>
    </SectionRoot>
  )
}
