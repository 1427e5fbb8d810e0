import { Link } from 'react-router-dom'
import { Container } from '#web/ui/container.tsx'
import { PageIntro } from '#web/ui/page-intro.tsx'
import { contact } from '#web/content/contact.ts'
import { ContactForm } from './contact-form.tsx'
import { DirectContact, OfficeDetails } from '#web/site/contact-details.tsx'
import { StaticDrawing } from '#web/ui/static-drawing.tsx'
import { useContactForm } from './use-contact-form.ts'
import styles from './contact-page.module.css'

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
