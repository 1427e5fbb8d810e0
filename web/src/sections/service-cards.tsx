import { styled } from '@mui/material/styles'
import { Link } from 'react-router-dom'
import { Icon } from '#web/components/icon.tsx'
import { card, cardLink } from '#web/components/surface.ts'
import { CheckList } from '#web/components/check-list.tsx'
import { servicePath } from '#web/content/paths.ts'
import type { ServiceSummary } from '#web/content/service.ts'

const Cards = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: theme.spacing(2),
  '& > li': {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    padding: theme.spacing(3.5, 3),
    ...card(theme),
    transition: 'border-color 150ms, transform 150ms',
    '&:hover': { borderColor: theme.vars.palette.text.primary, transform: 'translateY(-2px)' },
  },
  '& > li > svg': { color: theme.vars.palette.primary.main },
  '& h2': { marginTop: theme.spacing(2.5), fontSize: theme.typography.size.cardTitle },
  '& h2 a': { textDecoration: 'none', ...cardLink(theme) },
  '& p': { marginTop: theme.spacing(1), color: theme.vars.palette.text.secondary },
  '& ul': { marginTop: theme.spacing(2.5), fontSize: theme.typography.size.text },
  '@media (max-width: 959.95px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  '@media (max-width: 639.95px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
}))

/** The services with summary and features; each card links to the service's page. */
export function ServiceCards({ list }: { readonly list: readonly ServiceSummary[] }) {
  return (
    <Cards role="list">
      {list.map(({ slug, icon, title, summary, features }) => (
        <li key={slug}>
          <Icon name={icon} size={32} />
          <h2>
            <Link to={servicePath(slug)}>{title}</Link>
          </h2>
          <p>{summary}</p>
          <CheckList list={features} />
        </li>
      ))}
    </Cards>
  )
}
