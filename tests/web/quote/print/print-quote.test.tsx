import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { fixedItems } from '#shared/catalogue.ts'
import { groupByPeriod, priceSelection, type QuoteLine } from '#shared/pricing.ts'
import { describeCover } from '#shared/words.ts'
import { company } from '#web/content/company.ts'
import { periodCopy } from '#web/content/periods.ts'
import { printedQuote as copy } from '#web/content/printed-quote.ts'
import { quoteActions } from '#web/content/quote-action-labels.ts'
import { sumsOf } from '#web/content/sums.ts'
import { quoteLink } from '#web/quote/link/quote-link.ts'
import { PrintQuote } from '#web/quote/print/print-quote.tsx'
import { quoteNumber } from '#web/quote/print/quote-number.ts'
import { formatDay } from '#web/ui/browser/format-day.ts'
import {
  formatExactPrice,
  planPriceSentences,
  withPlainSpaces,
} from '#tests/support/shown-amounts.ts'
import { everything, savedLines } from '#tests/support/selections.ts'

const show = (lines: readonly QuoteLine[]) => render(<PrintQuote lines={lines} />)

/** Begins to print with the browser's own command, as soon as the sheet has loaded. */
async function beginPrinting() {
  await waitFor(() => {
    fireEvent(window, new Event('beforeprint'))
    expect(screen.getByRole('article')).toBeInTheDocument()
  })
}

function rowOf(line: QuoteLine): readonly string[] {
  const { id, name, quantity, unit, unitPrice, amount } = line
  const count = unit === undefined ? '1' : `${quantity} ${unit}`
  const offer = fixedItems.find((it) => it.id === id)
  const coverage = offer ? describeCover(offer.covers) : ''
  return [name + coverage, count, formatExactPrice(unitPrice), formatExactPrice(amount)]
}

const printedRows = () =>
  screen
    .getAllByRole('row')
    .map((row) => Array.from(row.children, (cell) => withPlainSpaces(cell.textContent)))

test('the sheet has each line with quantity and unit price, below its period’s subtotal, the totals, and what a quote needs and explains', async () => {
  const lines = priceSelection(everything)
  show(lines)
  await beginPrinting()
  const [, ...rows] = printedRows()
  const expected = groupByPeriod(lines).flatMap((group) => [
    [periodCopy[group.period], formatExactPrice(group.amount)],
    ...group.lines.map(rowOf),
  ])
  expect(rows.slice(0, expected.length)).toEqual(expected)
  const sums = sumsOf(lines)
  expect(rows.slice(expected.length)).toEqual(
    sums.map(({ name, amount }) => [name, formatExactPrice(amount)]),
  )
  const { name: seller, registrationNumber } = company
  const explained = [copy.custom, copy.next.text, ...planPriceSentences(lines)]
  for (const text of [seller, registrationNumber, copy.kind, ...explained, ...copy.signature]) {
    expect(withPlainSpaces(screen.getByRole('article').textContent)).toContain(text)
  }
  const link = quoteLink(lines, location.origin)
  expect(screen.getByRole('link', { name: link })).toHaveAttribute('href', link)
})

test('its number comes from its lines alone, and a changed line has another one', async () => {
  const lines = priceSelection(everything)
  const [first, ...others] = lines
  expect(quoteNumber(lines)).toMatch(/^Q-[0-9A-F]{4}-[0-9A-F]{4}$/)
  expect(quoteNumber(priceSelection({ ...everything }))).toBe(quoteNumber(lines))
  expect(quoteNumber(others)).not.toBe(quoteNumber(lines))
  const changed = first ? [{ ...first, amount: savedLines[1]?.amount ?? first.amount }] : []
  expect(quoteNumber([...changed, ...others])).not.toBe(quoteNumber(lines))
  show(lines)
  await beginPrinting()
  expect(screen.getByText(quoteNumber(lines))).toBeInTheDocument()
})

test('it is dated on the day of printing and valid for the days after, and has no word about a custom service without one', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 11, 15, 23, 30) })
  show(savedLines)
  await beginPrinting()
  vi.useRealTimers()
  expect(screen.getByText(formatDay('2026-12-15'))).toBeInTheDocument()
  expect(screen.getByText(formatDay('2027-01-14'))).toBeInTheDocument()
  expect(screen.queryByText(copy.custom)).not.toBeInTheDocument()
})

test('the button prints once the sheet has loaded, of which nothing is on the page before and after', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => {
    fireEvent(window, new Event('beforeprint'))
  })
  show(savedLines)
  expect(screen.queryByRole('article')).not.toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: quoteActions.print }))
  expect(await screen.findByText(copy.kind)).toBeInTheDocument()
  expect(print).toHaveBeenCalledOnce()
  fireEvent(window, new Event('afterprint'))
  expect(screen.queryByRole('article')).not.toBeInTheDocument()
})
