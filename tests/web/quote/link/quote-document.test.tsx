import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { FixedItem } from '#shared/catalogue.ts'
import { cents } from '#shared/money.ts'
import { quoteNumber } from '#shared/quote-number.ts'
import { priceSelection } from '#shared/quote.ts'
import { notices } from '#web/content/notices.ts'
import { quoteBuilder } from '#web/content/quote-builder.ts'
import { sharedQuote } from '#web/content/shared-quote.ts'
import { saveDraft } from '#web/quote/keep/quote-draft.ts'
import { quoteLink } from '#web/quote/keep/quote-link.ts'
import { changePrice } from '#tests/support/changed-prices.ts'
import { cabling, chosen, domain, firewall } from '#tests/support/quote-events.ts'
import {
  draftedSelection,
  saveQuote,
  storedItems,
  savedItems,
} from '#tests/support/stored-quotes.ts'
import { choice, proceedButton, shownTotal } from '#tests/support/quote-page.ts'
import { withPlainSpaces } from '#tests/support/shown-words.ts'
import { button, renderPage } from '#tests/support/render-page.tsx'
import { customService, only, savedQuote } from '#tests/support/selections.ts'

// Cabling 2,400 and a firewall 600, each plus 10%.
const linkOf = (...offers: readonly FixedItem[]) => quoteLink(priceSelection(only(...offers)), '')

const copy = sharedQuote.opened
const last = '27 December 2026'

/** What the document says, once it is open. */
async function said(): Promise<string> {
  const heading = await screen.findByText(copy.heading)
  return withPlainSpaces(heading.closest('article')?.textContent ?? '')
}

/** Makes it a day, for the clock and for when the page was loaded. */
function today(day: string): void {
  vi.spyOn(Date, 'now').mockReturnValue(Date.parse(`${day}T09:00Z`))
  vi.spyOn(performance, 'timeOrigin', 'get').mockReturnValue(Date.parse(`${day}T09:00Z`))
}

test('a link is a document that touches nothing until Change, which keeps what stood there; Back and a second link show their documents (rules 7.12 and 8.10)', async () => {
  today('2026-11-27')
  saveQuote()
  saveDraft(chosen)
  const { router, user } = await renderPage(linkOf(firewall))
  expect(await said()).toContain(copy.validUntil(last))
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument()
  await router.navigate(linkOf(domain))
  await waitFor(async () => expect(await said()).toContain('US$55.00'))
  expect(await said()).toContain(`${copy.own} US$3,300.00 ${copy.openOwn}`)
  expect(storedItems()).toEqual(savedItems)
  expect(draftedSelection()).toEqual(chosen.selection)

  await user.click(button(copy.change))
  expect(shownTotal()).toBe('US$55')
  expect(router.state.location.hash).toBe('')
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
  await user.click(choice('Hotline'))
  await user.click(button(quoteBuilder.restore.button))
  expect(shownTotal()).toBe('US$3,300')
  await router.navigate(-1)
  expect(await said()).toContain('US$55.00')
  await router.navigate(-1)
  await waitFor(async () => expect(await said()).toContain('US$660.00'))
})

test('Proceed takes the link’s quote to the checkout, and the builder offers what stood there (rules 7.8 and 8.10)', async () => {
  saveDraft(chosen)
  const { router, user } = await renderPage(linkOf(firewall))
  await said()
  await user.click(proceedButton())
  await waitFor(() => expect(router.state.location.pathname).toBe('/checkout'))
  expect(storedItems()).toMatchObject([{ id: 'firewall' }])
  await router.navigate('/custom-quote')
  await waitFor(() => expect(shownTotal()).toBe('US$660'))
  expect(button(quoteBuilder.restore.button)).toBeVisible()
})

test('beside a link, what else the address names is taken out and counts for nothing (rule 7.11)', async () => {
  const link = linkOf(firewall).replace('#', '?example=desk&add=hotline&ref=mail#')
  const { router, user } = await renderPage(link)
  await said()
  expect(router.state.location.search).toBe('?ref=mail')
  await user.click(button(copy.change))
  expect(shownTotal()).toBe('US$660')
  await user.click(choice('Domain'))
  expect(shownTotal()).toBe('US$715')
})

test('a custom service is marked as the sender’s words; what is no longer on sale is left out, and said with the difference', async () => {
  const custom = { ...customService, name: '<img src=x onerror=alert(1)>' }
  const { selection } = savedQuote
  const link = quoteLink(priceSelection({ ...selection, custom }), '')
  await renderPage(link.replace(cabling.id, 'telexes'))
  const text = await said()
  expect(text).toContain(custom.name)
  expect(text).toContain(copy.bySender)
  const isolated = Array.from(document.querySelectorAll('article bdi'), (it) => it.textContent)
  expect(isolated.join()).toContain(custom.name)
  // 2,400 and 10% on top.
  expect(text).toContain(`US$2,640.00 ${copy.less}`)
  expect(text).toContain(copy.incomplete)
})

test.each([
  ['while a rise keeps the promised price', '2026-12-20', 3_000, copy.validUntil(last), '2,640'],
  ['after its last day', '2027-01-06', 3_000, `${copy.ended(last)}US$660.00 ${copy.more}`, '3,300'],
  ['after it, for the same', '2027-01-06', 2_400, copy.ended(last) + copy.same, '2,640'],
])(
  'a link of 27 November opened %s has the paper’s number, and says what it costs (rule 8.11)',
  async (_case, day, price, expected, total) => {
    today('2026-11-27')
    const link = linkOf(cabling)
    const number = quoteNumber(priceSelection(only(cabling)))
    today(day)
    const formerPrices = price === 2_400 ? [] : [{ cents: cents(2_400_00), until: '2026-12-01' }]
    changePrice(cabling, cents(price * 100), formerPrices)
    await renderPage(link)
    const text = await said()
    expect(text).toContain(expected)
    expect(text).toContain(`US$${total}.00`)
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(number)
  },
)

test('a cut link is refused and changes nothing; the next link removes the notice', async () => {
  saveQuote()
  const { router } = await renderPage(linkOf(cabling, firewall).slice(0, -1))
  const refused = await screen.findByText(notices.sharedQuoteRefused.title)
  await waitFor(() => expect(router.state.location.hash).toBe(''))
  await waitFor(() => expect(shownTotal()).toBe('US$3,300'))
  await router.navigate(linkOf(cabling))
  await said()
  expect(refused).not.toBeInTheDocument()
})
