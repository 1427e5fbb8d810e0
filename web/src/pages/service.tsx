import { useMatches } from 'react-router-dom'
import { PageIntro } from '#web/components/page-intro.tsx'
import { servicePath } from '#web/content/paths.ts'
import { services } from '#web/content/services/services.ts'
import { servicePage } from '#web/content/services-page.ts'
import { CallToAction } from '#web/sections/call-to-action.tsx'
import { TwoColumnCheckList } from '#web/components/check-list.tsx'
import { Emblem } from '#web/sections/emblem.tsx'
import { Overview } from '#web/sections/overview.tsx'
import { PriceNote } from '#web/sections/price-note.tsx'
import { Section } from '#web/sections/section.tsx'
import { TextCards } from '#web/sections/text-cards.tsx'

/** One page for all services: the address says which. */
export function Component() {
  const path = useMatches().at(-1)?.id
  const service = services.find(({ slug }) => servicePath(slug) === path)
  if (!service) return null
  const { hero, overview, cards, inclusions, startingPrice } = service
  const { callToAction } = servicePage
  return (
    <>
      <PageIntro
        heading={hero.heading}
        lead={hero.lead}
        eyebrow={service.title}
        figure={<Emblem name={service.icon} />}
      />
      <Overview heading={servicePage.overview} paragraphs={overview}>
        {startingPrice && (
          <PriceNote
            heading={servicePage.startingPrice}
            price={startingPrice}
            note={servicePage.vatNote}
          />
        )}
      </Overview>
      <Section heading={servicePage.cards} tone="tint">
        <TextCards list={cards} />
      </Section>
      <Section heading={servicePage.included}>
        <TwoColumnCheckList list={inclusions} />
      </Section>
      <CallToAction
        heading={callToAction.heading}
        text={callToAction.text}
        actions={[callToAction.contact, callToAction.pricing]}
      />
    </>
  )
}
