import { Container } from '#web/ui/container.tsx'
import { PageIntro } from '#web/ui/page-intro.tsx'
import { projectProcess } from '#web/content/process.ts'
import { serviceSummaries } from '#web/content/service-summaries.ts'
import { servicesPage } from '#web/content/services-overview.ts'
import { CallToAction } from '#web/site/call-to-action.tsx'
import { Section } from '#web/ui/section.tsx'
import { ServiceCards } from './service-cards.tsx'
import { ServicesIllustration } from '#web/drawings/services-illustration.tsx'
import { Timeline } from './timeline.tsx'
import styles from './services-page.module.css'

export function Component() {
  const { heading, lead, callToAction } = servicesPage
  return (
    <>
      <PageIntro heading={heading} lead={lead} figure={<ServicesIllustration />} />
      <Container className={styles.cards}>
        <ServiceCards list={serviceSummaries} />
      </Container>
      <Section heading={projectProcess.heading} lead={projectProcess.lead} tone="tint">
        <Timeline />
      </Section>
      <CallToAction {...callToAction} />
    </>
  )
}
