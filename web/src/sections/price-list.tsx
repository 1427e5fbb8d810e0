import { styled } from '@mui/material/styles'
import type { PlanAddOn } from '#web/content/plans.ts'
import { pricing } from '#web/content/pricing.ts'
import { formatKes } from '#web/lib/kes.ts'

const List = styled('dl')(({ theme }) => ({
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  '& > div': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto 110px',
    columnGap: theme.spacing(2),
    alignItems: 'baseline',
    paddingBlock: theme.spacing(2.25),
    borderTop: `1px solid ${theme.vars.palette.divider}`,
  },
  '& dt': { fontWeight: 600, fontSize: theme.typography.size.lead },
  '& small': {
    display: 'block',
    fontSize: theme.typography.size.text,
    fontWeight: 400,
    color: theme.vars.palette.text.secondary,
  },
  '& dd': { fontVariantNumeric: 'tabular-nums', textAlign: 'right' },
  '& dd:nth-of-type(1)': { fontWeight: 650, fontSize: theme.typography.size.lead },
  '& dd:nth-of-type(2)': { textAlign: 'left', color: theme.vars.palette.text.secondary },
  '@media (max-width: 599.95px)': {
    '& > div': { gridTemplateColumns: 'auto 1fr', rowGap: theme.spacing(0.5) },
    '& dt': { gridColumn: '1 / -1' },
  },
}))

/** One-off purchases with their prices aligned. */
export function PriceList({ list }: { readonly list: readonly PlanAddOn[] }) {
  return (
    <List>
      {list.map(({ slug, name, description, price, unit }) => (
        <div key={slug}>
          <dt>
            {name}
            <small>{description}</small>
          </dt>
          <dd>{formatKes(price)}</dd>
          <dd>{pricing.addOns.per(unit)}</dd>
        </div>
      ))}
    </List>
  )
}
