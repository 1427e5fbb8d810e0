import { useEffect, useState } from 'react'
import { encode } from 'uqr'
import { customServiceId, fixedItems } from '#shared/catalogue.ts'
import { buyerDetails } from '#shared/customer-fields.ts'
import { listSeparator } from '#shared/locale.ts'
import { dayHeldUntil } from '#shared/price-promise.ts'
import { paperName, type QuoteLine } from '#shared/pricing.ts'
import { groupByPeriod, type Quote } from '#shared/quote.ts'
import { describeCover } from '#shared/words.ts'
import { readDetails, toCustomerInfo } from '#web/quote/keep/customer-details.ts'
import { PrintedPage } from '#web/ui/printed-page.tsx'
import { isolated } from '#web/ui/browser/isolated-text.ts'
import { quantityText } from '#web/offers/limits.ts'
import { paths } from '#web/content/paths.ts'
import { periodCopy } from '#web/content/periods.ts'
import { printedQuote as copy } from '#web/content/printed-quote.ts'
import { usualTimes } from '#web/offers/usual-times.ts'
import { sumsOf, type Sum } from '#web/offers/sums.ts'
import { formatDay } from '#web/ui/browser/format-day.ts'
import { formatExactPrice } from '#web/ui/browser/format-money.ts'
import { useQuoteEvents } from '#web/quote/life/hooks.ts'
import { MoneyBlock } from '#web/quote/parts/money-block.tsx'
import { NotInPrice, AboutPlanPrice, PaymentNotes } from '#web/quote/parts/payment-notes.tsx'
import { Letterhead } from '#web/quote/parts/letterhead.tsx'
import { made, pageDay } from '#web/quote/model/valid-until.ts'
import { quoteNumber } from '#shared/quote-number.ts'
import { LeftToRight } from '#web/ui/left-to-right.tsx'
import styles from './quote-sheet.module.css'

/** The most lines that fit on the page in the larger print. */
const maxLargeLines = 11

const columns = Object.values(copy.columns)

/** A quote on paper (rule 7.13). */
export function QuoteSheet({ quote, href }: { readonly quote: Quote; readonly href: string }) {
  const { lines } = quote
  const sums = sumsOf('whole', quote)
  // A long link comes with a long name, and a larger code: together as much room as a line for each sixty characters.
  const isLong = lines.length + href.length / 60 > maxLargeLines
  const { lastDay } = made(quote)
  const dispatch = useQuoteEvents()
  // Also by the browser's own command.
  useEffect(() => {
    dispatch({ type: 'quote/made', payload: pageDay() })
  }, [dispatch])
  const [preparedFor] = useState(readPreparedFor)
  const facts = [
    ...(preparedFor === '' ? [] : [[copy.preparedFor, preparedFor] as const]),
    [copy.number, quoteNumber(quote)],
    [copy.date, formatDay(dayHeldUntil(lastDay))],
    [copy.validUntil, formatDay(lastDay)],
  ] as const
  return (
    <PrintedPage>
      <article className={styles.sheet} data-long={isLong}>
        <Letterhead />
        <h1>{copy.heading}</h1>
        <p className={styles.kind}>{copy.kind}</p>
        <dl className={styles.dates}>
          {facts.map(([term, text]) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        <PricedLines lines={lines} sums={sums.filter(({ slot }) => slot !== 'block')} />
        <div className={styles.about}>
          <AboutPlanPrice sums={sums} />
          <MoneyBlock sums={sums} />
        </div>
        <div className={styles.notes}>
          <div>
            <NotInPrice lines={lines} />
            <PaymentNotes heldUntil={quote.heldUntil && lastDay} />
            <p>{copy.validity}</p>
            {lines.some(({ id }) => id === customServiceId) && <p>{copy.custom}</p>}
            <p>{copy.finance(new URL(paths.terms, href).href)}</p>
            <p>{usualTimes(lines)}</p>
            <p>
              {copy.link}
              <br />
              <a href={href}>
                <LeftToRight>{href}</LeftToRight>
              </a>
            </p>
          </div>
          <QrCode text={href} />
        </div>
        <footer className={styles.next}>
          <h2>{copy.next.heading}</h2>
          <p>{copy.next.text()}</p>
          <ul className={styles.signature} role="list">
            {copy.signature.map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
        </footer>
      </article>
    </PrintedPage>
  )
}

/** The buyer, as far as it was typed at the checkout of this tab. */
function readPreparedFor(): string {
  const details = buyerDetails('quote', toCustomerInfo(readDetails())).flat()
  return details.map((text) => isolated(text)).join(listSeparator)
}

function PricedLines({ lines, sums }: Pick<Quote, 'lines'> & { readonly sums: readonly Sum[] }) {
  return (
    <table>
      <thead>
        <tr>
          {columns.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      {groupByPeriod(lines).map((group) => (
        <tbody key={group.period}>
          <tr className={styles.group}>
            <th scope="rowgroup" colSpan={columns.length - 1}>
              {periodCopy[group.period]}
            </th>
            <td translate="no">{group.subtotal !== null && formatExactPrice(group.subtotal)}</td>
          </tr>
          {group.lines.map((line) => (
            <Line key={line.id} line={line} />
          ))}
        </tbody>
      ))}
      <tfoot>
        {sums.map(({ kind, name, amount }) => (
          <tr key={kind} data-sum={kind}>
            <th scope="row" colSpan={columns.length - 1}>
              {name}
            </th>
            <td translate="no">{formatExactPrice(amount)}</td>
          </tr>
        ))}
      </tfoot>
    </table>
  )
}

function Line({ line }: { readonly line: QuoteLine }) {
  const offer = fixedItems.find(({ id }) => id === line.id)
  return (
    <tr>
      <th scope="row">
        {paperName(line)}
        {offer && <small>{describeCover(offer)}</small>}
      </th>
      <td>{quantityText(line) ?? line.quantity}</td>
      <td translate="no">{formatExactPrice(line.unitPrice)}</td>
      <td translate="no">{formatExactPrice(line.amount)}</td>
    </tr>
  )
}

// In inches: three dots of a scan at 150 dpi. With fewer, not every code can be read.
const moduleSize = 0.02

/** A text as a QR code on paper. It says nothing that the page doesn't also say in letters. */
export function QrCode({ text }: { readonly text: string }) {
  // With the quiet zone of ISO/IEC 18004.
  const { data, size } = encode(text, { border: 4 })
  const path = data.flatMap((row, y) =>
    row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')),
  )
  const width = `${size * moduleSize}in`
  return (
    <svg viewBox={`0 0 ${size} ${size}`} width={width} height={width} aria-hidden="true">
      <path d={path.join('')} shapeRendering="crispEdges" />
    </svg>
  )
}
