import { LinkButtons, type PageLink } from '#web/ui/link-buttons.tsx'
import { businessHours } from '#web/content/claims.ts'
import { company } from '#web/content/company.ts'
import { ClosingPanel } from '#web/site/closing-panel.tsx'
import styles from './contact-block.module.css'

type ContactBlockProps = {
  readonly heading: string
  readonly text: string
  readonly links: readonly PageLink[]
}

/** The end of a page: an invitation and the contact details. */
export function ContactBlock({ heading, text, links }: ContactBlockProps) {
  const address = (
    <address className={styles.address}>
      {company.address.map((line) => (
        <div key={line}>{line}</div>
      ))}
      <div>
        <a href={company.phone.href}>{company.phone.shown}</a>
      </div>
      <div>
        <a href={company.email.href}>{company.email.shown}</a>
      </div>
      <div>{businessHours.days}</div>
      <div>{businessHours.time}</div>
    </address>
  )
  return (
    <ClosingPanel heading={heading} text={text} beside={address}>
      <LinkButtons className={styles.buttons} links={links} />
    </ClosingPanel>
  )
}
