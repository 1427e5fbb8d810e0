import type { ReactNode } from 'react'
import { Icon, type IconName } from '#web/ui/icon.tsx'
import { LeftToRight } from '#web/ui/left-to-right.tsx'
import { businessHours } from '#web/content/claims.ts'
import { company } from '#web/content/company.ts'
import { contact } from '#web/content/contact.ts'
import styles from './contact-details.module.css'

const copy = contact.details

export function ContactDetails() {
  return (
    <div className={styles.root}>
      <h2 data-size="title">{copy.heading}</h2>
      <p>{contact.promise}</p>
      <dl className={styles.list}>
        <Row term={copy.email} drawing="email">
          <a href={company.email.href}>
            <LeftToRight>{company.email.shown}</LeftToRight>
          </a>
        </Row>
        <Row term={copy.phone} drawing="phone">
          <a href={company.phone.href}>
            <LeftToRight>{company.phone.shown}</LeftToRight>
          </a>
        </Row>
        <Row term={copy.whatsApp} drawing="message">
          <a href={company.whatsApp.href}>
            <LeftToRight>{company.whatsApp.shown}</LeftToRight>
          </a>
        </Row>
        <Row term={copy.address} drawing="location">
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
    </div>
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
