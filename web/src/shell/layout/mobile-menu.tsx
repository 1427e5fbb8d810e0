import { useId, useRef, type FocusEvent } from 'react'
import { NavLink } from 'react-router-dom'
import { Icon } from '#web/ui/icon.tsx'
import { LinkButton } from '#web/ui/button.tsx'
import { layoutCopy } from '#web/content/layout.ts'
import { paths } from '#web/content/paths.ts'
import { menuLinks } from '#web/content/site-map.ts'
import { Logo } from './logo.tsx'
import styles from './mobile-menu.module.css'

/**
 * The menu on narrow screens. A native popover, so it opens, closes and restores the focus before any script has run.
 * React only closes it on client-side navigation and when the focus leaves it.
 */
export function MobileMenu() {
  const id = useId()
  const panel = useRef<HTMLDivElement>(null)
  const close = () => {
    // Browsers from before 2024 have no popovers; the footer has the same links.
    if (typeof panel.current?.hidePopover === 'function') panel.current.hidePopover()
  }
  const closeWhenLeft = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) close()
  }
  return (
    <>
      <button
        className={styles.menuButton}
        type="button"
        popoverTarget={id}
        aria-label={layoutCopy.openMenu}
      >
        <Icon name="menu" />
      </button>
      <div className={styles.panel} popover="auto" id={id} ref={panel} onBlur={closeWhenLeft}>
        <div>
          <Logo />
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
