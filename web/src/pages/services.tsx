import { Container } from '#web/components/container.tsx'
import { PageIntro } from '#web/components/page-intro.tsx'
import { serviceSummaries } from '#web/content/service-summaries.ts'
import { servicesPage } from '#web/content/services-page.ts'
import { CallToAction } from '#web/sections/call-to-action.tsx'
import { ServiceCards } from '#web/sections/service-cards.tsx'

export function Component() {
  const { heading, lead, callToAction } = servicesPage
  return (
    <>
      <PageIntro heading={heading} lead={lead} />
      <Container>
        <ServiceCards list={serviceSummaries} />
      </Container>
      <CallToAction {...callToAction} />
    </>
  )
}
