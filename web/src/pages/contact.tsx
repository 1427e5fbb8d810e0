import { Container } from '#web/components/container.tsx'
import { PageIntro } from '#web/components/page-intro.tsx'
import { contact } from '#web/content/contact.ts'
import { ContactForm } from '#web/features/contact/contact-form.tsx'
import { ContactDetails } from '#web/sections/contact-details.tsx'
import { StreetMap } from '#web/sections/street-map.tsx'
import styles from './contact.module.css'

export function Component() {
  return (
    <>
      <PageIntro heading={contact.heading} lead={contact.lead} />
      <Container className={styles.columns}>
        <ContactForm />
        <div className={styles.beside}>
          <ContactDetails />
          <StreetMap {...contact.map} />
        </div>
      </Container>
    </>
  )
}
