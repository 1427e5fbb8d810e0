import { Link } from 'react-router-dom'
import { listSeparator, sentenceEnd } from '#shared/locale.ts'
import { home } from '#web/content/home.ts'
import { pricedExamples } from '#web/offers/priced-examples.built.ts'
import { formatPlanPrice } from '#web/content/plan-currency.ts'
import { proof, proofCopy } from '#web/content/proof.ts'
import { Capabilities } from './capabilities.tsx'
import { CallToAction } from '#web/site/call-to-action.tsx'
import { ClientProof, Clients, Standing } from './clients.tsx'
import figureStyles from '#web/ui/figure.module.css'
import { SampleSection } from '#web/drawings/samples/sample-section.tsx'
import cardStyles from '#web/ui/compact-card.module.css'
import { Container } from '#web/ui/container.tsx'
import { LinkButtons } from '#web/ui/button.tsx'
import { HeroIllustration } from '#web/drawings/hero-illustration.tsx'
import { spaced } from '#web/ui/spaced.ts'
import { Section, SectionRoot } from '#web/ui/section.tsx'
import type { StaticModule } from '#web/ui/static-content.tsx'
import styles from './home-page.module.css'

const [load] = Object.values(
  import.meta.glob<StaticModule>('../../drawings/samples/pages/home.tsx'),
)
const prerendered = import.meta.env.SSR && load ? await load() : null

export function Component() {
  const {
    hero,
    examples,
    trust,
    technologies,
    capabilities,
    industries,
    statistics,
    callToAction,
  } = home
  return (
    <>
      <Hero {...hero} />
      <Examples {...examples} />
      <Section heading={trust.heading}>
        <FigureTiles list={trust.tiles} />
        <small>
          {technologies.heading} {technologies.list.join(listSeparator) + sentenceEnd}
        </small>
      </Section>
      <Section heading={capabilities.heading} tone="tint">
        <Capabilities />
      </Section>
      <Section
        heading={industries.heading}
        {...(proof.clients.length === 0 && { lead: proofCopy.onRequest })}
      >
        <Clients {...industries} />
      </Section>
      <ClientProof {...proof} />
      {load && <SampleSection prerendered={prerendered} load={load} />}
      <Standing {...statistics} {...proof} />
      <CallToAction {...callToAction} />
    </>
  )
}

function Hero({ heading, lead, links, offer }: typeof home.hero) {
  return (
    <section className={styles.hero}>
      <Container className={styles.heroColumns}>
        <div className={styles.heroText}>
          <h1>{heading}</h1>
          <p>{lead}</p>
          <LinkButtons links={links} />
          <Link className={styles.offer} to={offer.to}>
            {offer.before}
            <b translate="no">{spaced(formatPlanPrice(offer.price))}</b>
            {spaced(offer.after)}
          </Link>
        </div>
        <HeroIllustration />
      </Container>
    </section>
  )
}

/** The builder's examples and what each costs. */
function Examples({ heading, link }: typeof home.examples) {
  return (
    <SectionRoot tone="paper">
      <Container className={styles.examples}>
        <div>
          <h2 data-size="title">{heading}</h2>
          {pricedExamples[0]?.sums.map(({ term }) => (
            <p key={term}>{term}</p>
          ))}
          <Link to={link.to} data-tall="">
            {link.text}
          </Link>
        </div>
        <dl>
          {pricedExamples.map(({ name, to, text, sums }) => (
            <div key={name}>
              <dt>
                <Link className={cardStyles.cardLink} to={to}>
                  {name}
                </Link>{' '}
                <small>{text}</small>
              </dt>
              {sums.map(({ term, amount }) => (
                <dd key={term} className={figureStyles.figure} translate="no">
                  {amount}
                </dd>
              ))}
            </div>
          ))}
        </dl>
      </Container>
    </SectionRoot>
  )
}

function FigureTiles({ list }: { readonly list: typeof home.trust.tiles }) {
  return (
    <ul className={styles.tiles} role="list">
      {list.map(({ before, figure, unit, title, text }) => (
        <li key={title}>
          <h3>
            <small>{before}</small>{' '}
            <span>
              <b className={figureStyles.figure}>{figure}</b>
              {spaced(unit)}
            </span>{' '}
            {title}
          </h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  )
}
