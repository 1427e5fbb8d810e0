import { Link } from 'react-router-dom'
import { Container } from '#web/ui/container.tsx'
import { ContactLink, LeftToRight } from '#web/ui/left-to-right.tsx'
import { businessHours } from '#web/content/claims.ts'
import { company } from '#web/content/company.ts'
import { layoutCopy } from '#web/content/layout.ts'
import { menuLinks, type MenuLink } from '#web/content/site-map.ts'
import { HomeLink } from './home-link.tsx'
import styles from './footer.module.css'

type LinksProps = { readonly heading: string; readonly links: readonly MenuLink[] }

function Links({ heading, links }: LinksProps) {
  return (
    <div>
      <h2 data-size="text">{heading}</h2>
      <ul role="list">
        {links.map(({ path, label }) => (
          <li key={path}>
            <Link to={path}>{label}</Link>
          </li>
        ))}
      </ul>
    </div>
  )
}

export function Footer() {
  return (
    <footer className={styles.root}>
      <Container>
        <div className={styles.columns}>
          <div>
            <HomeLink />
            <p>{company.tagline}</p>
          </div>
          <Links heading={layoutCopy.explore} links={menuLinks('footer')} />
          <Links heading={layoutCopy.legal} links={menuLinks('legal')} />
          <div>
            <h2 data-size="text">{layoutCopy.contact}</h2>
            <address>
              <p translate="no">
                {company.address.map((line) => (
                  <span key={line}>{line}</span>
                ))}
              </p>
              <p>
                <ContactLink {...company.phone} />
                <ContactLink {...company.email} />
                {company.profiles.map(({ name, href }) => (
                  <a key={href} href={href}>
                    {name}
                  </a>
                ))}
              </p>
              <p>
                <span>{businessHours.days}</span>
                <span>{businessHours.time}</span>
              </p>
            </address>
          </div>
        </div>
        <p className={styles.end}>
          {layoutCopy.imprint.before} <LeftToRight>{company.registrationNumber}</LeftToRight>
          {layoutCopy.imprint.after}
        </p>
      </Container>
    </footer>
  )
}
