import { useId } from 'react'
import { clsx } from 'clsx'
import { NavLink, useMatches } from 'react-router-dom'
import { Container } from '#web/ui/container.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { LinkButton } from '#web/ui/button.tsx'
import { layoutCopy } from '#web/content/layout.ts'
import { paths } from '#web/content/paths.ts'
import { menuLinks, siteMap, type MenuLink } from '#web/content/site-map.ts'
import { HomeLink } from './home-link.tsx'
import styles from './header.module.css'

/** The header of every page: transparent at the top, glass once the page is scrolled (boot/header-behaviour.ts). */
export function Header() {
  const shown = useMatches().at(-1)?.id
  const isPaying = siteMap.some(({ path, isPrivate }) => path === shown && isPrivate)
  return (
    // MUI keeps such a name in its place while a dialog takes the scrollbar away.
    <header className={clsx(styles.bar, 'mui-fixed')}>
      <Container className={styles.row}>
        <HomeLink />
        <nav className={styles.nav} aria-label={layoutCopy.mainMenu}>
          {menuLinks('header').map((link) => (
            <MenuItem key={link.path} {...link} />
          ))}
          <LinkButton to={paths.contact} variant={isPaying ? 'quiet' : 'ink'}>
            {layoutCopy.quoteButton}
          </LinkButton>
        </nav>
        <MobileMenu />
      </Container>
    </header>
  )
}

function MenuItem({ path, label }: MenuLink) {
  return (
    <>
      <NavLink to={path} end={path === paths.home} data-tall="">
        {label}
      </NavLink>
      {/* Shown by the document's mark, before any script. */}
      {path === paths.customQuote && <small>{layoutCopy.kept}</small>}
    </>
  )
}

/** The menu on narrow screens: a native popover, so it opens and closes before any script has run. boot/header-behaviour.ts closes it too. */
function MobileMenu() {
  const id = useId()
  return (
    <>
      <button
        className={styles.menuButton}
        type="button"
        popoverTarget={id}
        aria-label={layoutCopy.openMenu}
        // In Safari a button without it takes no focus from a tap.
        tabIndex={0}
      >
        <Icon name="menu" />
      </button>
      <div className={styles.panel} popover="auto" id={id} tabIndex={-1}>
        <div>
          <HomeLink />
          <button
            className={styles.menuButton}
            type="button"
            popoverTarget={id}
            popoverTargetAction="hide"
            aria-label={layoutCopy.closeMenu}
            autoFocus
          >
            <Icon name="close" />
          </button>
        </div>
        <nav aria-label={layoutCopy.mainMenu}>
          <ul role="list">
            {menuLinks('header').map((link) => (
              <li key={link.path}>
                <MenuItem {...link} />
              </li>
            ))}
          </ul>
          <LinkButton to={paths.contact}>{layoutCopy.quoteButton}</LinkButton>
        </nav>
      </div>
    </>
  )
}
