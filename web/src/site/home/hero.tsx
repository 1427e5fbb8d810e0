import { Link } from 'react-router-dom'
import { Container } from '#web/ui/container.tsx'
import { LinkButtons, type PageLink } from '#web/ui/link-buttons.tsx'
import { HeroIllustration } from '#web/drawings/hero-illustration.tsx'
import { formatPlanPrice } from '#web/content/plan-currency.ts'
import type { StartingPrice } from '#web/content/service.ts'
import styles from './hero.module.css'

type HeroProps = {
  readonly heading: string
  readonly lead: string
  readonly links: readonly PageLink[]
  /** A first price, with the way to all of them. */
  readonly offer: StartingPrice & { readonly to: string }
}

/** The top of the home page. */
export function Hero({ heading, lead, links, offer }: HeroProps) {
  return (
    <section className={styles.root}>
      <Container>
        <div className={styles.text}>
          <h1 tabIndex={-1}>{heading}</h1>
          <p>{lead}</p>
          <LinkButtons links={links} />
          <Link className={styles.offer} to={offer.to}>
            {offer.before} <b>{formatPlanPrice(offer.price)}</b> {offer.after}
          </Link>
        </div>
      </Container>
      <HeroIllustration />
    </section>
  )
}
