import { customServiceId, resources } from '#shared/catalogue.ts'
import { linesByPeriod, totalsOf, type QuoteLine } from '#shared/pricing.ts'
import { vatName } from '#shared/vat.ts'
import { company } from '#web/content/company.ts'
import { layoutWords } from '#web/content/layout.ts'
import { periodWords } from '#web/content/periods.ts'
import { printedQuote as words, quoteValidityDays } from '#web/content/printed-quote.ts'
import { formatUsdExact } from '#web/lib/format-money.ts'
import { PrintedQuote, type PrintedRow } from './printed-quote.tsx'

const dateFormat = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' })

type QuoteSheetProps = {
  readonly lines: readonly QuoteLine[]
  readonly date: Date
  /** The quote's link. */
  readonly href: string
}

/** A quote on paper (rule 7.13). */
export function QuoteSheet({ lines, date, href }: QuoteSheetProps) {
  const { subtotal, vat, total } = totalsOf(lines)
  const lastDay = new Date(date)
  lastDay.setDate(date.getDate() + quoteValidityDays)
  const hasCustomService = lines.some(({ id }) => id === customServiceId)
  return (
    <PrintedQuote
      heading={words.heading}
      kind={words.kind}
      facts={[
        [words.date, dateFormat.format(date)],
        [words.validUntil, dateFormat.format(lastDay)],
        [layoutWords.registration, company.registrationNumber],
      ]}
      groups={linesByPeriod(lines).map((group) => ({
        heading: periodWords[group.period],
        amount: formatUsdExact(totalsOf(group.lines).subtotal),
        rows: group.lines.map(rowOf),
      }))}
      totals={[
        [words.subtotal, formatUsdExact(subtotal)],
        [vatName, formatUsdExact(vat)],
        [words.total, formatUsdExact(total)],
      ]}
      notes={[words.validity, ...(hasCustomService ? [words.custom] : [])]}
      link={{ text: words.link, href }}
    />
  )
}

function rowOf({ id, name, description, amount }: QuoteLine): PrintedRow {
  const resource = resources.find((each) => each.id === id)
  return {
    name,
    // A resource's description is its quantity.
    quantity: resource ? description : words.oneUnit,
    unitPrice: formatUsdExact(resource?.unitPrice ?? amount),
    amount: formatUsdExact(amount),
  }
}
