import type { ReactNode } from 'react'
import { LinkButton } from '#web/ui/button.tsx'
import { CheckList } from '#web/ui/check-list.tsx'
import { Container } from '#web/ui/container.tsx'
import { DrawingSheet } from '#web/ui/drawing-sheet.tsx'
import { OfferPrice, type PricedTexts } from '#web/ui/offer-price.tsx'
import { IntroText } from '#web/ui/page-intro.tsx'
import { contactAbout, contactLink } from '#web/content/prepared-messages.ts'
import { servicePath } from '#web/content/paths.ts'
import { pricedPlan } from '#web/offers/priced-offer.ts'
import type { Service, TitledText } from '#web/content/service.ts'
import { sampleStatus } from '#web/content/samples/sample-sheet.ts'
import { serviceSummaries } from '#web/content/service-summaries.ts'
import { loadService } from '#web/content/services/services.ts'
import { askFor, offerCopy } from '#web/content/service-offers.ts'
import { offerOfService } from '#web/offers/offers-of-services.ts'
import { usualTime } from '#web/offers/usual-times.ts'
import { servicePage } from '#web/content/services-overview.ts'
import { CallToAction } from '#web/site/call-to-action.tsx'
import { OverviewText } from './overview-text.tsx'
import { ServiceDrawing } from '#web/drawings/service-drawing.tsx'
import { ServiceSample } from '#web/drawings/samples/service-sample.tsx'
import { Section } from '#web/ui/section.tsx'
import figureStyles from '#web/ui/figure.module.css'
import styles from './service-page.module.css'

export async function routeAt(path: string) {
  const summary = serviceSummaries.find(({ slug }) => servicePath(slug) === path)
  if (!summary) throw new Error(`No service at ${path}`)
  const service = await loadService(summary)
  return { Component: () => <ServicePage service={service} /> }
}

function ServicePage({ service }: { readonly service: Service }) {
  const { slug, title, hero, drawing, overview, cards, inclusions, startingPrice } = service
  const offer = offerOfService(slug)
  return (
    <>
      <Container className={styles.opening}>
        <div>
          <IntroText {...hero} eyebrow={title} />
        </div>
        <div className={styles.prices}>
          {startingPrice && (
            <PriceNote
              heading={servicePage.startingPrice}
              before={startingPrice.before}
              price={pricedPlan(startingPrice)}
            >
              <LinkButton
                variant={offer ? 'quiet' : 'primary'}
                {...contactLink(contactAbout(title))}
              >
                {askFor.text}
              </LinkButton>
            </PriceNote>
          )}
          {offer && (
            <PriceNote
              heading={offerCopy.heading}
              before={offer.name}
              price={offer.price}
              after={usualTime(offer.id)}
            >
              <LinkButton to={offer.to}>{offerCopy.add}</LinkButton>
            </PriceNote>
          )}
        </div>
        <div className={styles.drawing}>
          {drawing && (
            <DrawingSheet {...drawing} status={sampleStatus}>
              <ServiceDrawing slug={slug} label={drawing.label} />
            </DrawingSheet>
          )}
        </div>
        <div className={styles.overview}>
          <OverviewText heading={servicePage.overview} paragraphs={overview} isWide />
        </div>
      </Container>
      <Section heading={servicePage.cards} tone="tint">
        <TextCards list={cards} />
      </Section>
      <ServiceSample slug={slug} />
      <Section heading={servicePage.included}>
        <CheckList isWide list={inclusions} />
      </Section>
      <CallToAction {...servicePage.callToAction} />
    </>
  )
}

type PriceNoteProps = {
  readonly heading: string
  readonly before: string
  readonly price: PricedTexts
  readonly after?: string | undefined
  readonly children: ReactNode
}

function PriceNote({ heading, before, price, after, children }: PriceNoteProps) {
  return (
    <section className={styles.priceNote} data-surface="paper">
      <h2 data-size="text">{heading}</h2>
      <div>
        <p>{before}</p>
        <OfferPrice {...price} figure={figureStyles.figure} />
        {after !== undefined && <small>{after}</small>}
      </div>
      {children}
    </section>
  )
}

function TextCards({ list }: { readonly list: readonly TitledText[] }) {
  return (
    <ul className={styles.textCards} role="list">
      {list.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  )
}
