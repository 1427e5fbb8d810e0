import { Link } from 'react-router-dom'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { OfferPrice, type PricedTexts } from '#web/ui/offer-price.tsx'
import { PageIntro } from '#web/ui/page-intro.tsx'
import { contactAbout, contactLink } from '#web/content/prepared-messages.ts'
import { priceList } from '#web/offers/listed-offers.built.ts'
import { pricedPlan } from '#web/offers/priced-offer.ts'
import { planAddOns, plans } from '#web/content/plans.ts'
import { pricing } from '#web/content/pricing-copy.ts'
import { askFor, offerCopy } from '#web/content/service-offers.ts'
import { CallToAction } from '#web/site/call-to-action.tsx'
import { Ledger } from '#web/site/ledger.tsx'
import { PlanCards } from './plan-cards.tsx'
import { PlanComparison } from './plan-comparison.tsx'
import comparisonStyles from './plan-comparison.module.css'
import listStyles from './pricing-page.module.css'
import { Section } from '#web/ui/section.tsx'

export function Component() {
  const { comparison, addOns, projects, custom } = pricing
  return (
    <>
      <PageIntro
        heading={pricing.heading}
        lead={pricing.lead()}
        figure={<Ledger list={pricing.facts} />}
      />
      <PlanCards />
      {plans.length > 1 && (
        <div className={comparisonStyles.section}>
          <Section heading={comparison.heading} tone="tint">
            <Disclosure summary={comparison.show} isForPhones>
              <PlanComparison />
            </Disclosure>
          </Section>
        </div>
      )}
      {planAddOns.length > 0 && (
        <Section heading={addOns.heading} lead={addOns.lead} isSplit>
          <PriceList
            list={planAddOns.map((addOn) => ({
              ...addOn,
              price: pricedPlan(addOn),
              ...contactLink(contactAbout(addOn.name)),
            }))}
            link={askFor.text}
            linkNamed={askFor.named}
          />
        </Section>
      )}
      <Section heading={projects.heading} lead={projects.lead} isSplit>
        <PriceList list={priceList} link={offerCopy.add} linkNamed={offerCopy.addNamed} />
      </Section>
      <CallToAction {...custom} />
    </>
  )
}

type PriceListProps = {
  readonly list: readonly {
    readonly name: string
    readonly description: string
    readonly price: PricedTexts
    readonly to: string
    readonly state?: unknown
  }[]
  /** The text of each link, and its name for screen readers. */
  readonly link: string
  readonly linkNamed: (name: string) => string
}

function PriceList({ list, link, linkNamed }: PriceListProps) {
  return (
    <ul className={listStyles.list} role="list">
      {list.map(({ name, description, price, to, state }) => (
        <li key={name}>
          <div>
            <span>{name}</span>
            <small>{description}</small>
          </div>
          <OfferPrice {...price} />
          <Link to={to} state={state} data-tall="" aria-label={linkNamed(name)}>
            {link}
          </Link>
        </li>
      ))}
    </ul>
  )
}
