import { useSyncExternalStore } from 'react'
import { NavLink } from 'react-router-dom'
import { Container } from '#web/ui/container.tsx'
import { LinkButton } from '#web/ui/button.tsx'
import { layoutCopy } from '#web/content/layout.ts'
import { paths } from '#web/content/paths.ts'
import { menuLinks } from '#web/content/site-map.ts'
import { Logo } from './logo.tsx'
import { MobileMenu } from './mobile-menu.tsx'
import styles from './header.module.css'

/** How far the page is scrolled, in px, before the header turns to glass (rule 2.2). */
const glassThreshold = 20

function subscribeToScrolling(listener: () => void): () => void {
  addEventListener('scroll', listener, { passive: true })
  return () => removeEventListener('scroll', listener)
}

/** The header of every page: transparent at the top, glass once the page is scrolled. */
export function Header() {
  const isScrolled = useSyncExternalStore(
    subscribeToScrolling,
    () => window.scrollY > glassThreshold,
    () => false,
  )
  return (
    <header className={styles.bar} data-scrolled={isScrolled}>
      <Container className={styles.row}>
        <Logo />
        <nav className={styles.nav} aria-label={layoutCopy.mainMenu}>
          {menuLinks('header').map(({ path, label }) => (
            <NavLink key={path} to={path} end={path === paths.home} data-tall="">
              {label}
            </NavLink>
          ))}
          <LinkButton to={paths.contact} variant="ink">
            {layoutCopy.quoteButton}
          </LinkButton>
        </nav>
        <MobileMenu />
      </Container>
    </header>
  )
}
