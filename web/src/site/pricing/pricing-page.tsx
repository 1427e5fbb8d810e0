import { Link } from 'react-router-dom'
import { coreServices } from '#shared/core-services.ts'
import { statefulAttribute } from '#web/ui/document/protocol.ts'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { PageIntro } from '#web/ui/page-intro.tsx'
import { contactAbout } from '#web/content/contact-state.ts'
import { addToQuotePath, paths } from '#web/content/paths.ts'
import { formatPlanPrice } from '#web/content/plan-currency.ts'
import { showAll } from '#web/content/periods.ts'
import { planAddOns, plans } from '#web/content/plans.ts'
import { pricing } from '#web/content/pricing-copy.ts'
import { askFor, offerCopy } from '#web/content/service-offers.ts'
import { formatPrice } from '#web/ui/browser/format-money.ts'
import { CallToAction } from '#web/site/call-to-action.tsx'
import { Ledger } from '#web/site/ledger.tsx'
import { PlanCards } from './plan-cards.tsx'
import { PlanComparison } from './plan-comparison.tsx'
import listStyles from './price-list.module.css'
import { Section } from '#web/ui/section.tsx'

export function Component() {
  const { comparison, addOns, projects, custom } = pricing
  return (
    <>
      <PageIntro
        heading={pricing.heading}
        lead={pricing.lead}
        figure={<Ledger list={pricing.facts} />}
      />
      <PlanCards />
      {plans.length > 1 && (
        <Section heading={comparison.heading} tone="tint">
          <PlanComparison />
        </Section>
      )}
      {planAddOns.length > 0 && (
        <Section heading={addOns.heading} lead={addOns.lead} isSplit>
          <PriceList
            list={planAddOns.map(({ price, unit, ...addOn }) => ({
              ...addOn,
              price: formatPlanPrice(price),
              unit: addOns.per(unit),
              to: paths.contact,
              state: contactAbout(addOn.name),
            }))}
            link={askFor.text}
            linkNamed={askFor.named}
          />
        </Section>
      )}
      <Section heading={projects.heading} lead={projects.lead} isSplit>
        <Disclosure summary={showAll(coreServices)} isForPhones>
          <PriceList
            list={coreServices.map(({ id, price, ...project }) => ({
              ...project,
              price: formatPrice(price),
              to: addToQuotePath(id),
            }))}
            link={offerCopy.add}
            linkNamed={offerCopy.addNamed}
          />
        </Disclosure>
      </Section>
      <CallToAction {...custom} />
    </>
  )
}

type PriceListProps = {
  readonly list: readonly {
    readonly name: string
    readonly description: string
    readonly price: string
    /** What the price is per. */
    readonly unit?: string
    readonly to: string
    readonly state?: unknown
  }[]
  /** The text of each link, and its name for screen readers. */
  readonly link: string
  readonly linkNamed: (name: string) => string
}

function PriceList({ list, link, linkNamed }: PriceListProps) {
  return (
    <dl className={listStyles.list}>
      {list.map(({ name, description, price, unit, to, state }) => (
        <div key={name}>
          <dt>
            {name}
            <small>{description}</small>
          </dt>
          <dd>
            <span translate="no">{price}</span>
            {unit !== undefined && <small>{unit}</small>}
          </dd>
          <dd>
            <Link
              to={to}
              state={state}
              {...{ [statefulAttribute]: '' }}
              data-tall=""
              aria-label={linkNamed(name)}
            >
              {link}
            </Link>
          </dd>
        </div>
      ))}
    </dl>
  )
}
