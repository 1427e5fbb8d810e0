import { styled } from '@mui/material/styles'
import { LinkButton } from '#web/components/button.tsx'
import { card } from '#web/components/surface.ts'
import { CheckList } from '#web/components/check-list.tsx'
import { paths } from '#web/content/paths.ts'
import type { Plan } from '#web/content/plans.ts'
import { pricing } from '#web/content/pricing.ts'
import { contactState } from '#web/lib/contact-state.ts'
import { formatKes } from '#web/lib/kes.ts'

const Cards = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: theme.spacing(2),
  alignItems: 'stretch',
  '@media (max-width: 959.95px)': {
    gridTemplateColumns: 'minmax(0, 1fr)',
    rowGap: 0,
    '& > li + li': { marginTop: theme.spacing(3) },
  },
}))

const Card = styled('li')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  // A subgrid, so that prices and lists align across the cards.
  gridRow: 'span 5',
  gridTemplateRows: 'subgrid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  rowGap: 0,
  padding: theme.spacing(4, 3.5),
  ...card(theme),
  '&[data-popular=true]': { border: `2px solid ${theme.vars.palette.text.primary}` },
  '& h3': { fontSize: theme.typography.size.cardTitle },
  '& > p': { marginTop: theme.spacing(1), color: theme.vars.palette.text.secondary },
  '& ul': { marginBlock: theme.spacing(3, 4) },
}))

const Badge = styled('span')(({ theme }) => ({
  position: 'absolute',
  top: 0,
  left: theme.spacing(3.5),
  transform: 'translateY(-50%)',
  padding: theme.spacing(0.5, 1.5),
  background: theme.vars.palette.text.primary,
  color: theme.vars.palette.text.onInk,
  borderRadius: theme.shape.pill,
  fontSize: theme.typography.size.caption,
  fontWeight: 600,
}))

const Price = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 8,
  alignItems: 'baseline',
  marginTop: theme.spacing(3),
  color: theme.vars.palette.text.secondary,
  '& strong': {
    ...theme.typography.figure,
    fontSize: theme.typography.size.price,
    color: theme.vars.palette.text.primary,
  },
}))

/** The monthly plans. Each button passes the plan's name to the contact page. */
export function PlanCards({ list }: { readonly list: readonly Plan[] }) {
  return (
    <Cards role="list">
      {list.map(({ slug, name, price, period, description, features, cta, isPopular }) => (
        <Card key={slug} data-popular={isPopular}>
          {isPopular && <Badge>{pricing.plans.popular}</Badge>}
          <h3>{name}</h3>
          <p>{description}</p>
          <Price>
            <strong>{formatKes(price)}</strong>
            <span>{pricing.plans.per(period)}</span>
          </Price>
          <CheckList list={features} />
          <LinkButton
            to={paths.contact}
            state={contactState(name)}
            look={isPopular ? 'primary' : 'quiet'}
          >
            {cta}
          </LinkButton>
        </Card>
      ))}
    </Cards>
  )
}
