import { styled } from '@mui/material/styles'
import { useId, useRef, type FocusEvent } from 'react'
import { NavLink } from 'react-router-dom'
import { Icon } from '#web/components/icon.tsx'
import { LinkButton } from '#web/components/button.tsx'
import { layoutWords } from '#web/content/layout.ts'
import { paths } from '#web/content/paths.ts'
import { menuLinks } from '#web/content/site-map.ts'
import { Logo } from './logo.tsx'

/** Below this width the links move into the menu. */
export const narrow = '@media (max-width: 1023.95px)'

const MenuButton = styled('button')(({ theme }) => ({
  display: 'none',
  placeItems: 'center',
  width: 48,
  height: 48,
  marginRight: -12,
  padding: 0,
  background: 'none',
  border: 0,
  borderRadius: theme.shape.control,
  cursor: 'pointer',
  [narrow]: { display: 'grid' },
}))

const Panel = styled('div')(({ theme }) => ({
  position: 'fixed',
  inset: '0 0 auto',
  width: '100%',
  maxHeight: '100dvh',
  margin: 0,
  padding: theme.spacing(0, 'var(--page-margin)', 4),
  overflowY: 'auto',
  background: theme.vars.palette.background.default,
  color: 'inherit',
  border: 0,
  boxShadow: theme.elevation.sheet,
  '&::backdrop': { background: theme.vars.palette.background.backdrop },
  '& > div': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    position: 'sticky',
    top: 0,
    height: 'var(--header-height)',
    background: 'inherit',
  },
  '& li a': {
    display: 'flex',
    alignItems: 'center',
    minHeight: 56,
    borderTop: `1px solid ${theme.vars.palette.divider}`,
    color: 'inherit',
    fontFamily: theme.typography.h1.fontFamily,
    fontSize: theme.typography.size.large,
    fontWeight: 600,
    textDecoration: 'none',
    '&[aria-current]': { color: theme.vars.palette.primary.main },
    '@media (forced-colors: active)': { '&[aria-current]': { textDecoration: 'underline' } },
  },
  '& nav > a': { width: '100%', marginTop: theme.spacing(2) },
}))

/**
 * The menu of narrow screens. A native popover, so that it opens, closes and returns the focus before any script has run.
 * React only closes it on client-side navigation and when the focus leaves it.
 */
export function MobileMenu() {
  const id = useId()
  const panel = useRef<HTMLDivElement>(null)
  const close = () => {
    // Browsers before 2024 have no popovers; there the footer has the same links.
    if (typeof panel.current?.hidePopover === 'function') panel.current.hidePopover()
  }
  const closeWhenLeft = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) close()
  }
  return (
    <>
      <MenuButton type="button" popoverTarget={id} aria-label={layoutWords.openMenu}>
        <Icon name="menu" />
      </MenuButton>
      <Panel popover="auto" id={id} ref={panel} onBlur={closeWhenLeft}>
        <div>
          <Logo />
          <MenuButton
            type="button"
            popoverTarget={id}
            popoverTargetAction="hide"
            aria-label={layoutWords.closeMenu}
            autoFocus
          >
            <Icon name="close" />
          </MenuButton>
        </div>
        <nav aria-label={layoutWords.mainMenu}>
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
            {layoutWords.quoteButton}
          </LinkButton>
        </nav>
      </Panel>
    </>
  )
}
