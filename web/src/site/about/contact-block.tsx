import { LinkButtons } from '#web/ui/link-buttons.tsx'
import { about } from '#web/content/about.ts'
import { businessHours } from '#web/content/claims.ts'
import { company } from '#web/content/company.ts'
import { ClosingPanel } from '#web/site/closing-panel.tsx'
import styles from './contact-block.module.css'

/** The end of a page: an invitation and the contact details. */
export function ContactBlock() {
  const { heading, text, links } = about.contact
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
