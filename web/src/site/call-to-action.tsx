import { LinkButtons, type PageLink } from '#web/ui/link-buttons.tsx'
import { ClosingPanel } from './closing-panel.tsx'
import styles from './call-to-action.module.css'

type CallToActionProps = {
  readonly heading: string
  readonly text: string
  readonly links: readonly PageLink[]
}

/** The end of a page: what to do next. */
export function CallToAction({ heading, text, links }: CallToActionProps) {
  return (
    <ClosingPanel
      heading={heading}
      text={text}
      beside={<LinkButtons className={styles.column} links={links} />}
    />
  )
}
