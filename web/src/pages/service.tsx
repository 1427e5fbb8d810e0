import { CheckList } from '#web/components/check-list.tsx'
import { PageIntro } from '#web/components/page-intro.tsx'
import { servicePath } from '#web/content/paths.ts'
import type { Service } from '#web/content/service.ts'
import { hasSample } from '#web/content/samples/sampled-services.ts'
import { serviceSummaries } from '#web/content/service-summaries.ts'
import { loadService } from '#web/content/services/services.ts'
import { offerOfService } from '#web/content/service-offers.ts'
import { servicePage } from '#web/content/services-page.ts'
import { CallToAction } from '#web/sections/call-to-action.tsx'
import { IntroIllustration } from '#web/sections/intro-illustration.tsx'
import { OfferNote } from '#web/sections/offer-note.tsx'
import { Overview } from '#web/sections/overview.tsx'
import { PriceNote } from '#web/sections/price-note.tsx'
import { ServiceSample } from '#web/sections/service-sample.tsx'
import { Section } from '#web/sections/section.tsx'
import { TextCards } from '#web/sections/text-cards.tsx'

/** The route of the service at a path. */
export async function serviceRoute(path: string) {
  const summary = serviceSummaries.find(({ slug }) => servicePath(slug) === path)
  if (!summary) throw new Error(`No service at ${path}`)
  const service = await loadService(summary)
  return { Component: () => <ServicePage service={service} /> }
}

function ServicePage({ service }: { readonly service: Service }) {
  const { hero, overview, cards, inclusions, startingPrice } = service
  const offer = offerOfService(service.slug)
  return (
    <>
      <PageIntro
        heading={hero.heading}
        lead={hero.lead}
        eyebrow={service.title}
        figure={<IntroIllustration name={service.icon} />}
      />
      <Overview heading={servicePage.overview} paragraphs={overview}>
        {startingPrice && (
          <PriceNote
            heading={servicePage.startingPrice}
            price={startingPrice}
            note={servicePage.vatNote}
          />
        )}
        {offer && <OfferNote offer={offer} />}
      </Overview>
      <Section heading={servicePage.cards} tone="tint">
        <TextCards list={cards} />
      </Section>
      {hasSample(service.slug) && <ServiceSample slug={service.slug} />}
      <Section heading={servicePage.included}>
        <CheckList isWide list={inclusions} />
      </Section>
      <CallToAction {...servicePage.callToAction} />
    </>
  )
}
