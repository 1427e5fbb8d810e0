import { useId, useRef, useSyncExternalStore, type FocusEvent } from 'react'
import { clsx } from 'clsx'
import { NavLink } from 'react-router-dom'
import { Container } from '#web/ui/container.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { LinkButton } from '#web/ui/button.tsx'
import { layoutCopy } from '#web/content/layout.ts'
import { paths } from '#web/content/paths.ts'
import { menuLinks } from '#web/content/site-map.ts'
import { Logo } from './logo.tsx'
import menuStyles from './mobile-menu.module.css'
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
    // MUI keeps such a name in its place while a dialog takes the scrollbar away.
    <header className={clsx(styles.bar, 'mui-fixed')} data-scrolled={isScrolled}>
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

/**
 * The menu on narrow screens. A native popover, so it opens, closes and restores the focus before any script has run.
 * React only closes it on client-side navigation and when the focus leaves it.
 */
function MobileMenu() {
  const id = useId()
  const panel = useRef<HTMLDivElement>(null)
  const close = () => {
    if (typeof panel.current?.hidePopover === 'function') panel.current.hidePopover()
    // The oldest browsers have no popovers: there it is open while it or its button has the focus.
    else if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  }
  const closeWhenLeft = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) close()
  }
  return (
    <>
      <button
        className={menuStyles.menuButton}
        type="button"
        popoverTarget={id}
        aria-label={layoutCopy.openMenu}
        // In Safari a button without it takes no focus from a tap.
        tabIndex={0}
      >
        <Icon name="menu" />
      </button>
      <div
        className={menuStyles.panel}
        popover="auto"
        id={id}
        ref={panel}
        tabIndex={-1}
        onBlur={closeWhenLeft}
      >
        <div>
          <Logo />
          <button
            className={menuStyles.menuButton}
            type="button"
            popoverTarget={id}
            popoverTargetAction="hide"
            aria-label={layoutCopy.closeMenu}
            autoFocus
            onClick={close}
          >
            <Icon name="close" />
          </button>
        </div>
        <nav aria-label={layoutCopy.mainMenu}>
          <ul role="list">
            {menuLinks('header').map(({ path, label }) => (
              <li key={path}>
                <NavLink to={path} end={path === paths.home} onClick={close}>
                  {label}
                </NavLink>
              </li>
            ))}
          </ul>
          <LinkButton to={paths.contact} onClick={close}>
            {layoutCopy.quoteButton}
          </LinkButton>
        </nav>
      </div>
    </>
  )
}
