import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { Icon, type IconName } from '#web/ui/icon.tsx'
import { ContactLink } from '#web/ui/left-to-right.tsx'
import { businessHours } from '#web/content/claims.ts'
import { company, messenger } from '#web/content/company.ts'
import { contact } from '#web/content/contact.ts'
import styles from './contact-details.module.css'

const copy = contact.details

const directLinks = [
  ...(messenger ? [{ term: messenger.name, drawing: 'message', link: messenger } as const] : []),
  { term: copy.phone, drawing: 'phone', link: company.phone },
  { term: copy.email, drawing: 'envelope', link: company.email },
] as const

/** How to reach the company without the form, and when it replies. */
export function DirectContact({ className }: { readonly className?: string | undefined }) {
  return (
    <div className={clsx(styles.direct, className)}>
      <h2 data-size="title">{copy.heading}</h2>
      <dl className={styles.list}>
        {directLinks.map(({ term, drawing, link }) => (
          <Row key={term} term={term} drawing={drawing}>
            <ContactLink {...link} />
          </Row>
        ))}
      </dl>
      <p>{contact.promise}</p>
    </div>
  )
}

/** Where the office is, and when it is open. */
export function OfficeDetails() {
  return (
    <dl className={styles.list}>
      <Row term={copy.address} drawing="pin">
        <address translate="no">
          {company.address.map((line) => (
            <div key={line}>{line}</div>
          ))}
        </address>
      </Row>
      <Row term={copy.hours} drawing="clock">
        <div>{businessHours.days}</div>
        <div>{businessHours.time}</div>
        <small>{copy.emergency}</small>
      </Row>
    </dl>
  )
}

type RowProps = { readonly term: string; readonly drawing: IconName; readonly children: ReactNode }

function Row({ term, drawing, children }: RowProps) {
  return (
    <div>
      <dt>
        <Icon name={drawing} size={22} />
        {term}
      </dt>
      <dd>{children}</dd>
    </div>
  )
}
