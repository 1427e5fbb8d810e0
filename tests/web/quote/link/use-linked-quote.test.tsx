import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { FixedItem } from '#shared/catalogue.ts'
import { cents } from '#shared/money.ts'
import { priceSelection } from '#shared/quote.ts'
import { quoteLink } from '#web/quote/keep/quote-link.ts'
import { changePrice } from '#tests/support/changed-prices.ts'
import { cabling, firewall } from '#tests/support/quote-events.ts'
import { saveQuote, storedItems, savedItems } from '#tests/support/stored-quotes.ts'
import { customName, shownTotal } from '#tests/support/quote-page.ts'
import { renderPage, sectionOf } from '#tests/support/render-page.tsx'
import { customService, only, savedQuote } from '#tests/support/selections.ts'

// Cabling 2,400 and a firewall 600, each plus 10%.
const name = 'A quote shared with you'
const linkOf = (...offers: readonly FixedItem[]) => quoteLink(priceSelection(only(...offers)), '')

/** What the panel says, once it is open. */
async function panel(): Promise<string> {
  await screen.findByRole('heading', { name })
  return sectionOf(name).textContent
}

/** Makes it a day, for the clock and for when the page was loaded. */
function today(day: string): void {
  vi.spyOn(Date, 'now').mockReturnValue(Date.parse(`${day}T09:00Z`))
  vi.spyOn(performance, 'timeOrigin', 'get').mockReturnValue(Date.parse(`${day}T09:00Z`))
}

test('a link takes the place of a saved quote, says until when it holds, and Undo brings back what stood there, even after a second link (rules 8.10 and 8.11)', async () => {
  today('2026-11-27')
  saveQuote()
  const { router, user } = await renderPage(linkOf(firewall))
  await waitFor(() => expect(shownTotal()).toBe('US$660'))
  await router.navigate(linkOf(cabling))
  await waitFor(() => expect(shownTotal()).toBe('US$2,640'))
  expect(await panel()).toContain('Prices hold until27 December 2026')
  expect(screen.getByText(/^Prices before VAT hold until the day named ends in/)).toBeVisible()
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  await waitFor(() => expect(router.state.location.hash).toBe(''))
  expect(router.state.location.pathname).toBe('/custom-quote')
  // Only Proceed saves.
  expect(storedItems()).toEqual(savedItems)
  await user.click(screen.getByRole('button', { name: 'Restore my last quote' }))
  await waitFor(() => expect(shownTotal()).toBe('US$3,300'))
  expect(screen.queryByRole('heading', { name })).not.toBeInTheDocument()
})

test('a custom service is marked as the sender’s words; what is no longer on sale is left out, and said with both totals', async () => {
  const custom = { ...customService, name: '<img src=x onerror=alert(1)>' }
  const { selection } = savedQuote
  const link = quoteLink(priceSelection({ ...selection, custom }), '')
  await renderPage(link.replace(cabling.id, 'telexes'))
  const said = await panel()
  expect(said).toContain('<img src=x onerror=alert(1)> US$2,500.00 was written by the sender')
  expect(said).toContain('Part of the quote is no longer on offer, and is left out.')
  // 2,400 + 600 + 2,500, then without 2,400, and 10% on top.
  expect(said).toContain('saw US$6,050.00 to pay. With what we offer today it is US$3,410.00.')
  expect(customName()).toHaveValue('<img src=x onerror=alert(1)>')
})

test.each([
  ['while a rise keeps the promised price', '2026-12-20', /until27 December 2026.*\$2,640\.00/],
  ['after its last day', '2027-01-06', /Ended on27 December 2026.*\$3,300\.00.*today’s prices/],
])('a link of 27 November opened %s says what it costs, and why', async (_case, day, expected) => {
  today('2026-11-27')
  const link = linkOf(cabling)
  today(day)
  // With 10%: US$3,300 today, and US$2,640 promised.
  changePrice(cabling, cents(3_000_00), [{ cents: cents(2_400_00), until: '2026-12-01' }])
  await renderPage(link)
  const said = await panel()
  expect(said).toMatch(expected)
  const isHeld = day < '2026-12-27'
  expect(said.includes('saw US$2,640.00 to pay. With what we offer today it is')).toBe(!isHeld)
  const held = screen.queryAllByText('Your price until 27 December 2026: prices have risen.')
  expect(held).toHaveLength(isHeld ? 1 : 0)
})

test('a cut link is refused and changes nothing; the next link removes the notice', async () => {
  saveQuote()
  const { router } = await renderPage(linkOf(cabling, firewall).slice(0, -1))
  const refused = await screen.findByText('This quote link can’t be opened')
  await waitFor(() => expect(router.state.location.hash).toBe(''))
  await waitFor(() => expect(shownTotal()).toBe('US$3,300'))
  await router.navigate(linkOf(cabling))
  await panel()
  expect(refused).not.toBeInTheDocument()
})
