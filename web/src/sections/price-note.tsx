import { styled } from '@mui/material/styles'
import { card } from '#web/components/surface.ts'
import type { StartingPrice } from '#web/content/service.ts'
import { formatKes } from '#web/lib/kes.ts'

const Root = styled('aside')(({ theme }) => ({
  padding: theme.spacing(3.5),
  ...card(theme),
  '& h2': theme.typography.label,
  '& p': { lineHeight: 1.45 },
  '& strong': {
    display: 'block',
    ...theme.typography.figure,
    fontSize: theme.typography.size.price,
  },
  '& small': {
    display: 'block',
    marginTop: theme.spacing(1.5),
    fontSize: theme.typography.size.small,
    color: theme.vars.palette.text.secondary,
  },
}))

type PriceNoteProps = {
  readonly heading: string
  readonly price: StartingPrice
  readonly note: string
}

/** A service's price or starting price in Kenyan shillings. */
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
