import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { Container } from '#web/ui/container.tsx'
import { PageIntro } from '#web/ui/page-intro.tsx'
import { Icon, type IconName } from '#web/ui/icon.tsx'
import { ContactLink } from '#web/ui/left-to-right.tsx'
import { businessHours } from '#web/content/claims.ts'
import { company, messenger } from '#web/content/company.ts'
import { contact } from '#web/content/contact.ts'
import { ContactForm } from './contact-form.tsx'
import { StaticDrawing } from '#web/ui/static-drawing.tsx'
import { useContactForm } from './use-contact-form.ts'
import styles from './contact-page.module.css'

const { details } = contact

const directLinks = [
  ...(messenger ? [{ term: messenger.name, drawing: 'message', link: messenger } as const] : []),
  { term: details.phone, drawing: 'phone', link: company.phone },
  { term: details.email, drawing: 'envelope', link: company.email },
] as const

const load = () => import('#web/drawings/street-map.svg?drawing')
const prerendered = import.meta.env.SSR ? await load() : null

/** The form comes first where a link has begun its message, and otherwise what needs no form. */
export function Component() {
  const form = useContactForm()
  const { begun, isRead, message } = form
  const isNamed = begun !== '' && message.message !== ''
  const direct = <DirectContact className={isRead ? undefined : styles.unread} />
  return (
    <>
      <PageIntro
        heading={contact.heading}
        lead={isNamed ? contact.begun(begun) : contact.lead}
        isDescription={isNamed}
      >
        <p className={styles.package}>
          {contact.package.before}{' '}
          <Link to={contact.package.link.to}>{contact.package.link.text}</Link>
        </p>
      </PageIntro>
      <Container className={styles.columns}>
        {begun === '' && direct}
        <ContactForm form={form} />
        {begun !== '' && direct}
        <div className={styles.beside}>
          <OfficeDetails />
          <StreetMap />
        </div>
      </Container>
    </>
  )
}

/** A stylised drawing of the streets around the office. Not a real map, so no map service is needed. */
function StreetMap() {
  const { label, caption } = contact.map
  return (
    <figure className={styles.map}>
      <StaticDrawing width={420} height={210} {...{ label, prerendered, load }} />
      <p>{caption}</p>
    </figure>
  )
}

/** How to reach the company without the form, and when it replies. */
function DirectContact({ className }: { readonly className?: string | undefined }) {
  return (
    <div className={clsx(styles.direct, className)}>
      <h2 data-size="title">{details.heading}</h2>
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
function OfficeDetails() {
  return (
    <dl className={styles.list}>
      <Row term={details.address} drawing="pin">
        <address translate="no">
          {company.address.map((line) => (
            <div key={line}>{line}</div>
          ))}
        </address>
      </Row>
      <Row term={details.hours} drawing="clock">
        <div>{businessHours.days}</div>
        <div>{businessHours.time}</div>
        <small>{details.emergency}</small>
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
