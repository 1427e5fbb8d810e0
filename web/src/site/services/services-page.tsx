import { Link } from 'react-router-dom'
import { CheckList } from '#web/ui/check-list.tsx'
import { Container } from '#web/ui/container.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { PageIntro } from '#web/ui/page-intro.tsx'
import { Section } from '#web/ui/section.tsx'
import { servicePath } from '#web/content/paths.ts'
import { projectProcess } from '#web/content/process.ts'
import { serviceSummaries } from '#web/content/service-summaries.ts'
import { servicesPage } from '#web/content/services-overview.ts'
import { startingPriceOf } from '#web/offers/offers-of-services.ts'
import { ServiceDrawing } from '#web/drawings/service-drawing.tsx'
import { StaticDrawing } from '#web/ui/static-drawing.tsx'
import { CallToAction } from '#web/site/call-to-action.tsx'
import cardStyles from '#web/ui/compact-card.module.css'
import { isInPairs } from '#web/site/is-in-pairs.ts'
import styles from './services-page.module.css'

const load = () => import('#web/drawings/services-drawing.tsx')
const content = { prerendered: import.meta.env.SSR ? await load() : null, load }

export function Component() {
  const { heading, lead, callToAction } = servicesPage
  return (
    <>
      <PageIntro
        heading={heading}
        lead={lead}
        figure={
          <StaticDrawing
            className={styles.drawing}
            isForward
            width={480}
            height={306}
            {...content}
          />
        }
      />
      <Container className={styles.body}>
        <ServiceCards />
      </Container>
      <Section heading={projectProcess.heading} lead={projectProcess.lead} tone="tint">
        <Timeline />
      </Section>
      <CallToAction {...callToAction} />
    </>
  )
}

function ServiceCards() {
  return (
    <ul className={styles.cards} role="list" data-in-pairs={isInPairs(serviceSummaries)}>
      {serviceSummaries.map(({ slug, title, summary, features, link }) => (
        <li className={cardStyles.card} key={slug} data-surface="paper">
          <ServiceDrawing slug={slug} />
          <hgroup>
            <h2>{title}</h2>
            <StartingPrice slug={slug} />
          </hgroup>
          <p>{summary}</p>
          <CheckList list={features} />
          <Link className={cardStyles.cardLink} to={servicePath(slug)}>
            {link}
            <Icon name="arrow" size={18} />
          </Link>
        </li>
      ))}
    </ul>
  )
}

function StartingPrice({ slug }: { readonly slug: string }) {
  const price = startingPriceOf(slug)
  return (
    price && (
      <p>
        {price.from} <span translate="no">{price.amount}</span> {price.per}
      </p>
    )
  )
}

/** A project's steps along a drawn line: from left to right on desktop, from top to bottom on mobile. */
function Timeline() {
  return (
    <ol className={styles.line} role="list">
      {projectProcess.steps.map(({ title, text, holds, isTest }) => (
        <li key={title} data-test={isTest}>
          <h3>{title}</h3>
          <p>{text}</p>
          <p>
            <small>{projectProcess.holds}</small> {holds}
          </p>
        </li>
      ))}
    </ol>
  )
}
