import { styled } from '@mui/material/styles'
import { LinkButton } from '#web/components/button.tsx'
import { Icon } from '#web/components/icon.tsx'
import { paths } from '#web/content/paths.ts'
import type { Plan } from '#web/content/plans.ts'
import { pricing } from '#web/content/pricing.ts'
import { contactState } from '#web/lib/contact-state.ts'
import { formatKes } from '#web/lib/format-kes.ts'

const Cards = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: theme.spacing(2),
  alignItems: 'stretch',
  '@media (max-width: 959.95px)': {
    gridTemplateColumns: 'minmax(0, 560px)',
    justifyContent: 'center',
    rowGap: 0,
    '& > li + li': { marginTop: theme.spacing(3) },
  },
}))

const Card = styled('li')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  // The cards share their rows, so that prices and lists stand at one height.
  gridRow: 'span 5',
  gridTemplateRows: 'subgrid',
  rowGap: 0,
  padding: theme.spacing(4, 3.5),
  background: theme.vars.palette.background.paper,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 16,
  '&[data-popular=true]': { border: `2px solid ${theme.vars.palette.text.primary}` },
  '& h3': { fontSize: '1.375rem' },
  '& > p': { marginTop: theme.spacing(1), color: theme.vars.palette.text.secondary },
  '& ul': { marginBlock: theme.spacing(3, 4) },
  '& ul li': { display: 'flex', gap: 10, paddingBlock: 6, lineHeight: 1.45 },
  '& ul svg': { marginTop: 2, color: theme.vars.palette.success.main, strokeWidth: 2.5 },
}))

const Badge = styled('span')(({ theme }) => ({
  position: 'absolute',
  top: 0,
  left: theme.spacing(3.5),
  transform: 'translateY(-50%)',
  padding: theme.spacing(0.5, 1.5),
  background: theme.vars.palette.text.primary,
  color: theme.vars.palette.text.onInk,
  borderRadius: 999,
  fontSize: '.875rem',
  fontWeight: 600,
}))

const Price = styled('div')(({ theme }) => ({
  marginTop: theme.spacing(3),
  color: theme.vars.palette.text.secondary,
  '& strong': {
    marginRight: 8,
    fontFamily: theme.typography.h1.fontFamily,
    fontSize: '2.25rem',
    fontWeight: 650,
    letterSpacing: '-0.03em',
    fontVariantNumeric: 'tabular-nums',
    lineHeight: 1.2,
    color: theme.vars.palette.text.primary,
  },
}))

/** The monthly plans. Every button leads to the contact page, which takes the plan's name with it. */
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
            {pricing.plans.per(period)}
          </Price>
          <ul role="list">
            {features.map((feature) => (
              <li key={feature}>
                <Icon name="check" size={18} />
                {feature}
              </li>
            ))}
          </ul>
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
