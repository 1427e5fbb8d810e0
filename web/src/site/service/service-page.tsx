import { CheckList } from '#web/ui/check-list.tsx'
import { DrawingSheet } from '#web/ui/drawing-sheet.tsx'
import { IntroText } from '#web/ui/intro-text.tsx'
import { servicePath } from '#web/content/paths.ts'
import type { Service } from '#web/content/service.ts'
import { sampleStatus } from '#web/content/sample-status.ts'
import { sampleOfService } from '#web/content/samples/sampled-services.ts'
import { serviceSummaries } from '#web/content/service-summaries.ts'
import { loadService } from '#web/content/services/services.ts'
import { offerOfService } from '#web/content/service-offers.ts'
import { servicePage } from '#web/content/services-overview.ts'
import { CallToAction } from '#web/site/call-to-action.tsx'
import { OfferNote } from './offer-note.tsx'
import { OverviewText } from './overview-text.tsx'
import { PriceNote } from './price-note.tsx'
import { ServiceDrawing } from '#web/drawings/service-drawing.tsx'
import { ServiceOpening } from './service-opening.tsx'
import { ServiceSample } from '#web/drawings/samples/service-sample.tsx'
import { Section } from '#web/ui/section.tsx'
import { TextCards } from './text-cards.tsx'

/** The route of the service at a path. */
export async function serviceRoute(path: string) {
  const summary = serviceSummaries.find(({ slug }) => servicePath(slug) === path)
  if (!summary) throw new Error(`No service at ${path}`)
  const service = await loadService(summary)
  return { Component: () => <ServicePage service={service} /> }
}

function ServicePage({ service }: { readonly service: Service }) {
  const { hero, drawing, overview, cards, inclusions, startingPrice } = service
  const offer = offerOfService(service.slug)
  const sample = sampleOfService(service.slug)
  return (
    <>
      <ServiceOpening
        intro={<IntroText {...hero} eyebrow={service.title} />}
        prices={
          <>
            {startingPrice && <PriceNote price={startingPrice} service={service.title} />}
            {offer && <OfferNote offer={offer} />}
          </>
        }
        drawing={
          drawing && (
            <DrawingSheet {...drawing} status={sampleStatus}>
              <ServiceDrawing slug={service.slug} label={drawing.label} />
            </DrawingSheet>
          )
        }
        overview={<OverviewText heading={servicePage.overview} paragraphs={overview} isWide />}
      />
      <Section heading={servicePage.cards} tone="tint">
        <TextCards list={cards} />
      </Section>
      {sample && <ServiceSample name={sample} />}
      <Section heading={servicePage.included}>
        <CheckList isWide list={inclusions} />
      </Section>
      <CallToAction {...servicePage.callToAction} />
    </>
  )
}
