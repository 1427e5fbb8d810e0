import { styled } from '@mui/material/styles'
import type { StartingPrice } from '#web/content/service.ts'
import { formatKes } from '#web/lib/format-kes.ts'

const Root = styled('aside')(({ theme }) => ({
  padding: theme.spacing(3.5),
  background: theme.vars.palette.background.paper,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 16,
  '& h2': { fontFamily: 'inherit', fontSize: '1rem', letterSpacing: 0 },
  '& p': { lineHeight: 1.45 },
  '& strong': {
    display: 'block',
    fontFamily: theme.typography.h1.fontFamily,
    fontSize: '2rem',
    fontWeight: 650,
    letterSpacing: '-0.02em',
    lineHeight: 1.25,
  },
  '& small': {
    display: 'block',
    marginTop: theme.spacing(1.5),
    fontSize: '.9375rem',
    color: theme.vars.palette.text.secondary,
  },
}))

type PriceNoteProps = {
  readonly heading: string
  readonly price: StartingPrice
  readonly note: string
}

/** What a service costs, or costs at least, in Kenyan shillings. */
export function PriceNote({ heading, price, note }: PriceNoteProps) {
  return (
    <Root>
      <h2>{heading}</h2>
      <p>
        {price.before} <strong>{formatKes(price.price)}</strong> {price.after}
      </p>
      <small>{note}</small>
    </Root>
  )
}
