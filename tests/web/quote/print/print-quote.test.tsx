import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import jsQR from 'jsqr'
import { expect, test, vi } from 'vitest'
import { customNameMaxLength, fixedItems, resources } from '#shared/catalogue.ts'
import { mapCustomerFields } from '#shared/customer-fields.ts'
import { priceSelection, type Quote, withQuantity } from '#shared/quote.ts'
import { describeCover, ownName } from '#shared/words.ts'
import { notices } from '#web/content/notices.ts'
import { periodCopy } from '#web/content/periods.ts'
import { printedQuote } from '#web/content/printed-quote.ts'
import { transferOrder } from '#web/content/quote-validity.ts'
import { quoteActions } from '#web/content/quote-action-labels.ts'
import { initialDetails, readDetails, saveDetails } from '#web/quote/keep/customer-details.ts'
import { quoteLink } from '#web/quote/keep/quote-link.ts'
import { PrintQuote } from '#web/quote/print/print-quote.tsx'
import { QrCode } from '#web/quote/print/quote-sheet.tsx'
import { shownNotices } from '#web/ui/browser/notifications.ts'
import { customService, everything, only, savedQuote } from '#tests/support/selections.ts'
import { renderPart } from '#tests/support/render-page.tsx'
import { inOrder, withPlainSpaces } from '#tests/support/shown-words.ts'

const [cabling, , , hotline] = fixedItems
const [, days] = resources
const labels = mapCustomerFields(({ label }) => label)
const show = (quote: Quote) => renderPart(<PrintQuote quote={quote} />)

/** Begins to print with the browser's own command, as soon as the sheet has loaded. */
async function beginPrinting() {
  await waitFor(() => {
    fireEvent(window, new Event('beforeprint'))
    expect(screen.getByRole('article')).toBeInTheDocument()
  })
}

const printedRows = () =>
  screen
    .getAllByRole('row')
    .map((row) => Array.from(row.children, (cell) => withPlainSpaces(cell.textContent)))

test('the sheet has each line with quantity and unit price below its period’s subtotal, and a quote’s formal details', async () => {
  const selection = withQuantity(only(cabling, hotline), days.id, 2)
  const quote = priceSelection({ ...selection, custom: customService })
  show(quote)
  await beginPrinting()
  expect(printedRows().slice(0, -3)).toEqual([
    Object.values(printedQuote.columns),
    [periodCopy.once, 'US$6,100.00'],
    [`Office Cabling${describeCover(cabling)}`, '1', 'US$2,400.00', 'US$2,400.00'],
    ['Engineer Days', '2 days', 'US$600.00', 'US$1,200.00'],
    [ownName('Rooftop antenna'), '1', 'US$2,500.00', 'US$2,500.00'],
    [periodCopy.month, 'US$120.00'],
    [`Hotline${describeCover(hotline)}`, '1', 'US$120.00', 'US$120.00'],
  ])
  const { kind, custom, next, signature } = printedQuote
  const bank = ['Hills Bank', 'SWIFT HILLUGKA']
  const formal = ['UG-1', '100', kind, 'Q-D208-21F9', transferOrder, ...bank, ...signature]
  for (const text of [...formal, custom, next.text(), '3 weeks'])
    expect(withPlainSpaces(screen.getByRole('article').textContent)).toContain(text)
  const link = quoteLink(quote, location.origin)
  expect(screen.getByRole('link', { name: link })).toHaveAttribute('href', link)
})

test('a tab left open prints the day of its prices at the company, with the last day that it has from then on (rule 7.22), and the recipient from the checkout (rule 7.13)', async () => {
  // Half past midnight in Kampala; printed ten days later.
  vi.spyOn(performance, 'timeOrigin', 'get').mockReturnValue(Date.UTC(2026, 11, 15, 21, 30))
  vi.spyOn(Date, 'now').mockReturnValue(Date.UTC(2026, 11, 26))
  saveDetails({ ...initialDetails, fullName: 'Wanjiru', company: 'Acme' })
  const { unmount } = show(savedQuote)
  await beginPrinting()
  for (const text of ['16 December 2026', '15 January 2027', 'Wanjiru, Acme'])
    expect(screen.getByText(text)).toBeInTheDocument()
  expect(screen.queryByText(inOrder(printedQuote.custom))).not.toBeInTheDocument()
  unmount()
  // Printed again later, also from another tab: of the same day.
  show({ ...savedQuote, lastDay: '2026-12-28' })
  await beginPrinting()
  for (const text of ['28 November 2026', '28 December 2026'])
    expect(screen.getByText(text)).toBeInTheDocument()
})

const button = () => screen.getByRole('button', { name: quoteActions.print })

test('the button prints after the sheet has loaded; the sheet is on the page only while printing', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => {
    fireEvent(window, new Event('beforeprint'))
  })
  show(savedQuote)
  expect(screen.queryByRole('article')).not.toBeInTheDocument()
  await userEvent.click(button())
  expect(await screen.findByRole('article')).toBeInTheDocument()
  expect(print).toHaveBeenCalledOnce()
  fireEvent(window, new Event('afterprint'))
  expect(screen.queryByRole('article')).not.toBeInTheDocument()
})

test('beside a package it first asks for whom, and keeps that for the checkout; Escape asks nothing more (rule 7.13)', async () => {
  vi.spyOn(window, 'print').mockImplementation(() => {
    fireEvent(window, new Event('beforeprint'))
  })
  const { user } = renderPart(<PrintQuote quote={savedQuote} asksForWhom />)
  await user.click(button())
  await user.type(await screen.findByRole('textbox', { name: labels.company }), 'Acme')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  await user.click(button())
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(dialog.getByRole('textbox', { name: labels.fullName }), 'Wanjiru')
  await user.click(dialog.getByRole('button', { name: quoteActions.print }))
  expect(await screen.findByText('Wanjiru, Acme')).toBeInTheDocument()
  expect(readDetails()).toMatchObject({ fullName: 'Wanjiru', company: 'Acme' })
})

const throwing = () => {
  throw new DOMException('', 'SecurityError')
}

test.each([
  ['does nothing', () => {}],
  ['throws', throwing],
])('a browser that %s instead of printing is said', async (_case, print) => {
  vi.spyOn(window, 'print').mockImplementation(print)
  show(savedQuote)
  await userEvent.click(button())
  const { title } = notices.notPrinted
  await waitFor(() => expect(shownNotices()).toMatchObject([{ notice: { title } }]))
})

const custom = { ...everything.custom, name: '東'.repeat(customNameMaxLength) }

test.each([
  ['a short quote', savedQuote],
  ['the largest quote', priceSelection({ ...everything, custom })],
])('the code of %s, scanned at 150 dpi, opens its link', (_case, quote) => {
  const link = quoteLink(quote, 'https://www.acacia.example')
  const svg = render(<QrCode text={link} />).container.querySelector('svg')
  const dark = new Set(
    svg
      ?.querySelector('path')
      ?.getAttribute('d')
      ?.match(/\d+ \d+(?=h)/g),
  )
  const width = Math.round(parseFloat(svg?.getAttribute('width') ?? '') * 150)
  const size = Number(svg?.getAttribute('viewBox')?.split(' ')[2])
  const module = (dot: number) => Math.floor((dot * size) / width)
  const dots = Array.from({ length: width ** 2 }, (_, index) => {
    const isDark = dark.has(`${module(index % width)} ${module(Math.floor(index / width))}`)
    return isDark ? [0, 0, 0, 255] : [255, 255, 255, 255]
  })
  expect(jsQR(Uint8ClampedArray.from(dots.flat()), width, width)?.data).toBe(link)
})
