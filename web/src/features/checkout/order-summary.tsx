import { styled } from '@mui/material/styles'
import { Link } from 'react-router-dom'
import type { QuoteLine, Totals } from '#shared/pricing.ts'
import { checkoutWords } from '#web/content/checkout.ts'
import { paths } from '#web/content/paths.ts'
import { formatUsdExact } from '#web/lib/format-money.ts'
import { Panel } from './checkout-style.ts'

const words = checkoutWords.summary

const Rows = styled('dl')(({ theme }) => ({
  '& > div': {
    display: 'flex',
    justifyContent: 'space-between',
    gap: theme.spacing(2),
    padding: theme.spacing(1.25, 0),
    borderTop: `1px solid ${theme.vars.palette.divider}`,
    lineHeight: 1.4,
  },
  '& dt': { minWidth: 0, overflowWrap: 'anywhere' },
  '& dd': { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
  '& small': {
    display: 'block',
    color: theme.vars.palette.text.secondary,
    fontSize: theme.typography.size.small,
  },
  '@media (max-width: 359.95px)': {
    '& > div': { flexWrap: 'wrap', rowGap: 0 },
    '& dt:has(small)': { flexBasis: '100%' },
  },
  '& > div:last-of-type': {
    borderTop: `2px solid ${theme.vars.palette.text.primary}`,
    fontWeight: 700,
    fontSize: theme.typography.size.large,
  },
}))

type OrderSummaryProps = { readonly lines: readonly QuoteLine[]; readonly totals: Totals }

/** What is bought: each line, the subtotal, VAT and the total, in US dollars. */
export function OrderSummary({ lines, totals }: OrderSummaryProps) {
  return (
    <Panel>
      <h2>{words.heading}</h2>
      {lines.length === 0 ? (
        <p>{words.waiting}</p>
      ) : (
        <Rows>
          {lines.map(({ id, name, description, amount }) => (
            <Row key={id} name={name} note={description} amount={formatUsdExact(amount)} />
          ))}
          <Row name={words.subtotal} amount={formatUsdExact(totals.subtotal)} />
          <Row name={words.vat} amount={formatUsdExact(totals.vat)} />
          <Row name={words.total} amount={formatUsdExact(totals.total)} />
        </Rows>
      )}
      <Link to={paths.customQuote}>{words.edit}</Link>
    </Panel>
  )
}

type RowProps = { readonly name: string; readonly note?: string; readonly amount: string }

function Row({ name, note, amount }: RowProps) {
  return (
    <div>
      <dt>
        {name}
        {note !== undefined && <small>{note}</small>}
      </dt>
      <dd>{amount}</dd>
    </div>
  )
}
