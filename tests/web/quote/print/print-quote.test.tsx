import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { fixedItems } from '#shared/catalogue.ts'
import type { QuoteLine } from '#shared/pricing.ts'
import { mapCustomerFields } from '#shared/customer-fields.ts'
import { groupByPeriod, priceSelection, type Quote, sumLines } from '#shared/quote.ts'
import { times } from '#shared/money.ts'
import { seller } from '#shared/seller.ts'
import { saveDetails } from '#web/quote/keep/customer-details.ts'
import { describeCover } from '#shared/words.ts'
import { company } from '#web/content/company.ts'
import { notices } from '#web/content/notices.ts'
import { periodCopy } from '#web/content/periods.ts'
import { printedQuote as copy } from '#web/content/printed-quote.ts'
import { quoteActions } from '#web/content/quote-action-labels.ts'
import { usualTimes } from '#web/content/service-offers.ts'
import { quoteNumber } from '#shared/quote-number.ts'
import { quoteLink } from '#web/quote/keep/quote-link.ts'
import { PrintQuote } from '#web/quote/print/print-quote.tsx'
import { shownNotices } from '#web/ui/browser/notifications.ts'
import { formatExactPrice, withPlainSpaces } from '#tests/support/shown-amounts.ts'
import { everything, savedQuote } from '#tests/support/selections.ts'

const show = (quote: Quote) => render(<PrintQuote quote={quote} />)

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
  const coverage = offer ? describeCover(offer) : ''
  return [name + coverage, count, formatExactPrice(unitPrice), formatExactPrice(amount)]
}

const printedRows = () =>
  screen
    .getAllByRole('row')
    .map((row) => Array.from(row.children, (cell) => withPlainSpaces(cell.textContent)))

test('the sheet has each line with quantity and unit price below its period’s subtotal, and a quote’s formal details', async () => {
  const quote = priceSelection(everything)
  const { lines } = quote
  show(quote)
  await beginPrinting()
  const [, ...rows] = printedRows()
  const expected = groupByPeriod(lines).flatMap((group) => [
    [periodCopy[group.period], formatExactPrice(sumLines(group.lines))],
    ...group.lines.map(rowOf),
  ])
  expect(rows.slice(0, expected.length)).toEqual(expected)
  const { name: ourName, registrationNumber } = company
  const explained = [copy.custom, copy.next.text, usualTimes(lines)]
  for (const text of [ourName, registrationNumber, copy.kind, ...explained, ...copy.signature]) {
    expect(withPlainSpaces(screen.getByRole('article').textContent)).toContain(text)
  }
  const link = quoteLink(quote, location.origin)
  expect(screen.getByRole('link', { name: link })).toHaveAttribute('href', link)
})

test('the quote’s number depends on its lines alone', async () => {
  const quote = priceSelection(everything)
  const number = quoteNumber(quote)
  expect(number).toMatch(/^Q-[0-9A-F]{4}-[0-9A-F]{4}$/)
  expect(quoteNumber(priceSelection({ ...everything }))).toBe(number)
  const [first, ...others] = quote.lines
  if (!first) throw new Error('There is no line')
  const raised = { ...first, unitPrice: times(first.unitPrice, 2) }
  for (const lines of [others, [raised, ...others]])
    expect(quoteNumber({ ...quote, lines })).not.toBe(number)
  show(quote)
  await beginPrinting()
  expect(screen.getByText(number)).toBeInTheDocument()
})

test('a tab left open prints the day of its prices at the company, with the last day of validity, and no note on custom services without one', async () => {
  // Half past midnight in Nairobi; printed ten days later.
  vi.spyOn(performance, 'timeOrigin', 'get').mockReturnValue(Date.UTC(2026, 11, 15, 21, 30))
  vi.spyOn(Date, 'now').mockReturnValue(Date.UTC(2026, 11, 26))
  show(savedQuote)
  await beginPrinting()
  expect(screen.getByText('16 December 2026')).toBeInTheDocument()
  expect(screen.getByText('15 January 2027')).toBeInTheDocument()
  expect(screen.queryByText(copy.custom)).not.toBeInTheDocument()
})

test('a kept price shortens the validity of the quote (rule 7.22)', async () => {
  show({ ...savedQuote, heldUntil: '2020-12-22' })
  await beginPrinting()
  expect(screen.getByText('22 December 2020')).toBeInTheDocument()
})

test('the sheet names the recipient from the checkout, and the seller’s tax number (rule 7.13)', async () => {
  const details = mapCustomerFields(({ label }) => `My ${label}`)
  saveDetails(details)
  show(savedQuote)
  await beginPrinting()
  expect(screen.getByText(`${details.fullName}, ${details.company}`)).toBeInTheDocument()
  expect(screen.getByRole('article')).toHaveTextContent(seller.taxNumber.value)
})

test('the button prints after the sheet has loaded; the sheet is on the page only while printing', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => {
    fireEvent(window, new Event('beforeprint'))
  })
  show(savedQuote)
  expect(screen.queryByRole('article')).not.toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: quoteActions.print }))
  expect(await screen.findByText(copy.kind)).toBeInTheDocument()
  expect(print).toHaveBeenCalledOnce()
  fireEvent(window, new Event('afterprint'))
  expect(screen.queryByRole('article')).not.toBeInTheDocument()
})

test('a browser that does not print is said', async () => {
  vi.spyOn(window, 'print').mockImplementation(() => {})
  show(savedQuote)
  await userEvent.click(screen.getByRole('button', { name: quoteActions.print }))
  await waitFor(() => expect(shownNotices()).toMatchObject([{ notice: notices.notPrinted }]))
})
