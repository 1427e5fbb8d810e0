import { styled } from '@mui/material/styles'
import { NavLink } from 'react-router-dom'
import { Container } from '#web/components/container.tsx'
import { LinkButton } from '#web/components/button.tsx'
import { layoutWords } from '#web/content/layout.ts'
import { paths } from '#web/content/paths.ts'
import { menuLinks } from '#web/content/site-map.ts'
import { useScrolledPast } from '#web/lib/use-scrolled-past.ts'
import { Logo } from './logo.tsx'
import { MobileMenu, narrow } from './mobile-menu.tsx'

/** The scroll distance, in px, after which the header turns to glass (specification, section 2). */
const glassThreshold = 20

const Bar = styled('header')(({ theme }) => ({
  position: 'fixed',
  insetInline: 0,
  top: 0,
  zIndex: 10,
  borderBottom: '1px solid transparent',
  transition: 'background-color 200ms, border-color 200ms, backdrop-filter 200ms',
  '&[data-scrolled=true]': {
    background: `color-mix(in srgb, ${theme.vars.palette.background.default} 82%, transparent)`,
    backdropFilter: 'saturate(160%) blur(14px)',
    borderColor: theme.vars.palette.divider,
  },
}))

const Row = styled(Container)({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 24,
  height: 'var(--header-height)',
})

const Nav = styled('nav')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(3.5),
  '& a:not(:last-child)': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 44,
    color: 'inherit',
    fontSize: theme.typography.size.text,
    fontWeight: 500,
    textDecoration: 'none',
    boxShadow: 'inset 0 0 0 transparent',
    '&:hover': { color: theme.vars.palette.primary.main },
    '@media (forced-colors: active)': { '&[aria-current]': { textDecoration: 'underline' } },
    '&[aria-current]': { boxShadow: `inset 0 -2px 0 ${theme.vars.palette.primary.main}` },
  },
  [narrow]: { display: 'none' },
}))

/** The header of every page: transparent at the top, glass once the page is scrolled. */
export function Header() {
  const isScrolled = useScrolledPast(glassThreshold)
  return (
    <Bar data-scrolled={isScrolled}>
      <Row>
        <Logo />
        <Nav aria-label={layoutWords.mainMenu}>
          {menuLinks('header').map(({ path, label }) => (
            <NavLink key={path} to={path} end={path === paths.home}>
              {label}
            </NavLink>
          ))}
          <LinkButton to={paths.contact} look="ink">
            {layoutWords.quoteButton}
          </LinkButton>
        </Nav>
        <MobileMenu />
      </Row>
    </Bar>
  )
}
