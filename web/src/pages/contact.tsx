import { styled } from '@mui/material/styles'
import { Container } from '#web/components/container.tsx'
import { PageIntro } from '#web/components/page-intro.tsx'
import { contact } from '#web/content/contact.ts'
import { ContactForm } from '#web/features/contact/contact-form.tsx'
import { ContactDetails } from '#web/sections/contact-details.tsx'
import { StreetMap } from '#web/sections/street-map.tsx'

const Columns = styled(Container)(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 420px',
  gap: theme.spacing(6, 9),
  alignItems: 'start',
  '@media (max-width: 1023.95px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
}))

const Beside = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(4),
  alignItems: 'start',
  '@media (min-width: 720px) and (max-width: 1023.95px)': {
    gridTemplateColumns: 'minmax(0, 1fr) 240px',
  },
}))

export function Component() {
  return (
    <>
      <PageIntro heading={contact.heading} lead={contact.lead} />
      <Columns>
        <ContactForm />
        <Beside>
          <ContactDetails />
          <StreetMap {...contact.map} />
        </Beside>
      </Columns>
    </>
  )
}
