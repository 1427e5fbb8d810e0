import { Link } from 'react-router-dom'
import { Container } from '#web/ui/container.tsx'
import { LinkButtons } from '#web/ui/link-buttons.tsx'
import { HeroIllustration } from '#web/drawings/hero-illustration.tsx'
import { formatPlanPrice } from '#web/content/plan-currency.ts'
import type { home } from '#web/content/home.ts'
import { spaced } from '#web/ui/spaced.ts'
import styles from './hero.module.css'

export function Hero({ heading, lead, links, offer }: typeof home.hero) {
  return (
    <section className={styles.root}>
      <Container>
        <div className={styles.text}>
          <h1 tabIndex={-1}>{heading}</h1>
          <p>{lead}</p>
          <LinkButtons links={links} />
          <Link className={styles.offer} to={offer.to}>
            {offer.before}
            <b>{spaced(formatPlanPrice(offer.price))}</b>
            {spaced(offer.after)}
          </Link>
        </div>
      </Container>
      <HeroIllustration />
    </section>
  )
}
