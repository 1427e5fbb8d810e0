import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { fixedItems } from '#shared/catalogue.ts'
import { cents } from '#shared/money.ts'
import { priceSelection } from '#shared/quote.ts'
import { notices } from '#web/content/notices.ts'
import { paths } from '#web/content/paths.ts'
import { pricePromise } from '#web/content/quote-validity.ts'
import { sharedQuote } from '#web/content/shared-quote.ts'
import { quoteLink } from '#web/quote/keep/quote-link.ts'
import { changePrice, changeTax } from '#tests/support/changed-prices.ts'
import { saveQuote, storedItems, savedItems } from '#tests/support/stored-quotes.ts'
import { choice, customName, openBuilder, shownTotal } from '#tests/support/quote-page.ts'
import { renderPage } from '#tests/support/render-page.tsx'
import { customService, only, savedQuote } from '#tests/support/selections.ts'

// Network design 2,500, cybersecurity 1,800, cloud migration 2,200, each plus 16 %.
const [network, security, cloud, servers] = fixedItems
const copy = sharedQuote.opened
type Page = Awaited<ReturnType<typeof renderPage>>

const heading = () => screen.findByRole('heading', { name: copy.heading })
const panel = async () => within((await heading()).closest('section') ?? document.body)
const row = (rows: Awaited<ReturnType<typeof panel>>, term: string) =>
  rows.getByText(term).nextSibling?.textContent

/** Makes it a day, for the clock and for when the page was loaded. */
function today(day: string): void {
  vi.spyOn(Date, 'now').mockReturnValue(Date.parse(`${day}T09:00Z`))
  vi.spyOn(performance, 'timeOrigin', 'get').mockReturnValue(Date.parse(`${day}T09:00Z`))
}

/** The link of a package that was made on a day, at the prices until then. */
function linkOf(day: string, quote = priceSelection(only(cloud))): string {
  today(day)
  return quoteLink(quote, '')
}

async function expectNoFragment({ router }: Page) {
  await waitFor(() => expect(router.state.location.hash).toBe(''))
  expect(router.state.location.pathname).toBe(paths.customQuote)
}

test('a link takes the place of a saved quote, says until when it holds, and Undo brings back what stood there (rules 8.10 and 8.11)', async () => {
  saveQuote()
  const page = await renderPage(linkOf('2026-11-27'))
  const rows = await panel()
  await waitFor(() => expect(shownTotal()).toBe('US$2,552'))
  expect(row(rows, copy.validUntil)).toBe('27 December 2026')
  expect(rows.getByText(pricePromise)).toBeVisible()
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  await expectNoFragment(page)
  // Only Proceed saves.
  expect(storedItems()).toEqual(savedItems)
  await page.user.click(rows.getByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(shownTotal()).toBe('US$4,988'))
  expect(screen.queryByRole('heading', { name: copy.heading })).not.toBeInTheDocument()
})

test('after two links Undo brings back what stood there before the first', async () => {
  const { user, router } = await openBuilder()
  await user.click(choice(servers.name))
  const before = shownTotal()
  await router.navigate(quoteLink(savedQuote, ''))
  await heading()
  await router.navigate(quoteLink(priceSelection(only(cloud)), ''))
  await waitFor(() => expect(shownTotal()).toBe('US$2,552'))
  await user.click((await panel()).getByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(shownTotal()).toBe(before))
  expect(choice(servers.name)).toBeChecked()
})

test('a custom service is marked as the sender’s words', async () => {
  const name = '<img src=x onerror=alert(1)>'
  const quote = priceSelection({ ...only(cloud), custom: { ...customService, name } })
  await renderPage(quoteLink(quote, ''))
  const rows = await panel()
  expect(rows.getByText(name)).toBeVisible()
  expect(rows.getByText(copy.bySender)).toBeVisible()
  expect(customName()).toHaveValue(name)
})

test.each<[string, string, () => void, string]>([
  [
    'a rise keeps the promised price',
    '2026-12-20',
    () => changePrice(cloud, cents(3_000_00), [{ cents: cents(2_200_00), until: '2026-12-01' }]),
    'US$2,552.00',
  ],
  [
    'a cut gives today’s price',
    '2026-12-20',
    () => changePrice(cloud, cents(1_500_00), [{ cents: cents(2_200_00), until: '2026-12-01' }]),
    'US$1,740.00',
  ],
  [
    'another tax counts on the day of payment',
    '2026-12-20',
    () => changeTax({ percent: 18, isIncluded: false }),
    'US$2,596.00',
  ],
  [
    'after its last day, today’s prices count',
    '2027-01-06',
    () => changePrice(cloud, cents(3_000_00), [{ cents: cents(2_200_00), until: '2027-01-01' }]),
    'US$3,480.00',
  ],
])('of a link of 27 November %s', async (_case, day, change, paid) => {
  const link = linkOf('2026-11-27')
  today(day)
  change()
  await renderPage(link)
  const rows = await panel()
  expect(row(rows, 'To pay, including VAT')).toBe(paid)
  const isOver = day > '2026-12-27'
  expect(row(rows, isOver ? copy.ended : copy.validUntil)).toBe('27 December 2026')
  expect(rows.queryAllByText(copy.todaysPrices)).toHaveLength(isOver ? 1 : 0)
  const differs = rows.queryAllByText(copy.changed('US$2,552.00', paid))
  expect(differs).toHaveLength(paid === 'US$2,552.00' ? 0 : 1)
  // Thirty days after the former price’s last day.
  const held = screen.queryAllByText('Your price until 31 December 2026: prices have risen.')
  expect(held).toHaveLength(paid === 'US$2,552.00' ? 1 : 0)
})

test('what is no longer on sale is left out, and said with both totals', async () => {
  const gone = network.id.replaceAll(/./g, 'x')
  const link = quoteLink(priceSelection(only(network, security)), '').replace(network.id, gone)
  await renderPage(link)
  const rows = await panel()
  expect(rows.getByText(copy.incomplete)).toBeVisible()
  expect(rows.getByText(copy.changed('US$4,988.00', 'US$2,088.00'))).toBeVisible()
})

test.each([
  ['a day to come', '20261128'],
  ['a day that does not exist', '20260231'],
])('a link with %s opens without a last day', async (_case, day) => {
  await renderPage(linkOf('2026-11-27').replace('20261127', day))
  const rows = await panel()
  expect(row(rows, 'To pay, including VAT')).toBe('US$2,552.00')
  expect(rows.queryByText(copy.validUntil)).not.toBeInTheDocument()
})

test('a link of version 2, as it is on paper, opens and compares what is paid', async () => {
  await renderPage('/custom-quote#q=2.24.cloud-migration_1_210000')
  const rows = await panel()
  expect(rows.getByText(copy.changed('US$2,436.00', 'US$2,552.00'))).toBeVisible()
  expect(rows.queryByText(copy.validUntil)).not.toBeInTheDocument()
})

test('a cut link is refused and changes nothing; the next link removes the notice', async () => {
  saveQuote()
  const page = await renderPage(quoteLink(savedQuote, '').slice(0, -1))
  await screen.findByText(notices.sharedQuoteRefused.title)
  await expectNoFragment(page)
  await waitFor(() => expect(shownTotal()).toBe('US$4,988'))
  await page.router.navigate(quoteLink(priceSelection(only(cloud)), ''))
  await heading()
  expect(screen.queryByText(notices.sharedQuoteRefused.title)).not.toBeInTheDocument()
})
