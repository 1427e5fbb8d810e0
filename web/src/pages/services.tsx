import { Container } from '#web/components/container.tsx'
import { PageIntro } from '#web/components/page-intro.tsx'
import { projectProcess } from '#web/content/process.ts'
import { serviceSummaries } from '#web/content/service-summaries.ts'
import { servicesPage } from '#web/content/services-page.ts'
import { CallToAction } from '#web/sections/call-to-action.tsx'
import { Section } from '#web/sections/section.tsx'
import { ServiceCards } from '#web/sections/service-cards.tsx'
import { ServicesIllustration } from '#web/sections/services-illustration.tsx'
import { Timeline } from '#web/sections/timeline.tsx'
import styles from './services.module.css'

export function Component() {
  const { heading, lead, callToAction } = servicesPage
  return (
    <>
      <PageIntro heading={heading} lead={lead} figure={<ServicesIllustration />} />
      <Container className={styles.cards}>
        <ServiceCards list={serviceSummaries} />
      </Container>
      <Section heading={projectProcess.heading} lead={projectProcess.lead} tone="tint">
        <Timeline steps={projectProcess.steps} holds={projectProcess.holds} />
      </Section>
      <CallToAction {...callToAction} />
    </>
  )
}
