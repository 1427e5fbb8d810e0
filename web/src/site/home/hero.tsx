import { Container } from '#web/ui/container.tsx'
import { LinkButtons, type PageLink } from '#web/ui/link-buttons.tsx'
import { HeroIllustration } from '#web/drawings/hero-illustration.tsx'
import styles from './hero.module.css'

type HeroProps = {
  readonly heading: string
  readonly lead: string
  readonly links: readonly PageLink[]
}

/** The top of the home page. */
export function Hero({ heading, lead, links }: HeroProps) {
  return (
    <section className={styles.root}>
      <Container>
        <div className={styles.text}>
          <h1 tabIndex={-1}>{heading}</h1>
          <p>{lead}</p>
          <LinkButtons links={links} />
        </div>
      </Container>
      <HeroIllustration />
    </section>
  )
}
