import { styled } from '@mui/material/styles'
import { useId } from 'react'
import { Link } from 'react-router-dom'
import { Container } from '#web/components/container.tsx'
import { businessHours } from '#web/content/claims.ts'
import { company } from '#web/content/company.ts'
import { layoutWords } from '#web/content/layout.ts'
import { menuLinks, type MenuLink } from '#web/content/site-map.ts'
import { Logo } from './logo.tsx'

const Root = styled('footer')(({ theme }) => ({
  '--focus': theme.vars.palette.text.onInk,
  marginTop: theme.spacing(12),
  padding: theme.spacing(8, 0, 5),
  background: theme.vars.palette.background.ink,
  color: theme.vars.palette.text.onInk,
  '& a': { color: 'inherit' },
  '& small': {
    display: 'block',
    marginTop: theme.spacing(6),
    fontSize: theme.typography.size.small,
    color: theme.vars.palette.text.onInkSecondary,
  },
}))

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '2fr 1fr 1fr 1.5fr',
  gap: theme.spacing(5),
  '& h2': theme.typography.label,
  '& ul, & address': { marginTop: theme.spacing(1), fontStyle: 'normal' },
  '& li a': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 44,
    color: theme.vars.palette.text.onInkSecondary,
    textDecoration: 'none',
    '&:hover': { color: theme.vars.palette.text.onInk, textDecoration: 'underline' },
  },
  // The logo's link is 44 px high: aligns its text with the headings of the other columns.
  '& > div > a': { marginTop: -10 },
  '& p, & address': { color: theme.vars.palette.text.onInkSecondary },
  '& address a': { display: 'inline-flex', alignItems: 'center', minHeight: 44 },
  '@media (max-width: 959.95px)': {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '& > div': { gridColumn: '1 / -1' },
  },
}))

function Links({
  heading,
  links,
}: {
  readonly heading: string
  readonly links: readonly MenuLink[]
}) {
  const id = useId()
  return (
    <nav aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      <ul role="list">
        {links.map(({ path, label }) => (
          <li key={path}>
            <Link to={path}>{label}</Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** The footer of every page: navigation, legal documents, contact details. */
export function Footer() {
  return (
    <Root>
      <Container>
        <Columns>
          <div>
            <Logo />
            <p>{company.tagline}</p>
          </div>
          <Links heading={layoutWords.explore} links={menuLinks('footer')} />
          <Links heading={layoutWords.legal} links={menuLinks('legal')} />
          <div>
            <h2>{layoutWords.contact}</h2>
            <address>
              {company.address.map((line) => (
                <span key={line}>
                  {line}
                  <br />
                </span>
              ))}
              <a href={company.phone.href}>{company.phone.shown}</a>
              <br />
              <a href={company.email.href}>{company.email.shown}</a>
            </address>
            <p>
              {businessHours.days}
              <br />
              {businessHours.time}
            </p>
          </div>
        </Columns>
        <small>
          {company.name}. {layoutWords.registration} {company.registrationNumber}.
        </small>
      </Container>
    </Root>
  )
}
