import { Link } from 'react-router-dom'
import { Container } from '#web/ui/container.tsx'
import { PageIntro } from '#web/ui/page-intro.tsx'
import { contact } from '#web/content/contact.ts'
import { ContactForm } from './contact-form.tsx'
import { ContactDetails } from '#web/site/contact-details.tsx'
import { StreetMap } from '#web/drawings/street-map.tsx'
import styles from './contact-page.module.css'

export function Component() {
  return (
    <>
      <PageIntro heading={contact.heading} lead={contact.lead}>
        <p className={styles.package}>
          {contact.package.before}{' '}
          <Link to={contact.package.link.to}>{contact.package.link.text}</Link>
        </p>
      </PageIntro>
      <Container className={styles.columns}>
        <ContactForm />
        <div className={styles.beside}>
          <ContactDetails />
          <StreetMap />
        </div>
      </Container>
    </>
  )
}
