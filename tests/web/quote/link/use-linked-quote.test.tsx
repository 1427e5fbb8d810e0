import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fixedItems } from '#shared/catalogue.ts'
import { cents } from '#shared/money.ts'
import { priceSelection } from '#shared/quote.ts'
import { notices } from '#web/content/notices.ts'
import { paths } from '#web/content/paths.ts'
import { sharedQuote } from '#web/content/shared-quote.ts'
import { formatExactPrice, formatPrice } from '#tests/support/shown-amounts.ts'
import { quoteLink } from '#web/quote/keep/quote-link.ts'
import { saveQuote } from '#tests/support/stored-quotes.ts'
import { choice, customName, openBuilder, shownTotal, totalOf } from '#tests/support/quote-page.ts'
import { renderPage } from '#tests/support/render-page.tsx'
import { customService, only, savedQuote } from '#tests/support/selections.ts'

const copy = sharedQuote.review
const [first, second, offer, other] = fixedItems
const shared = priceSelection(only(offer))
type Page = Awaited<ReturnType<typeof renderPage>>

const review = () => screen.findByRole('dialog', { name: copy.heading })
const panel = () => screen.queryByRole('heading', { name: sharedQuote.opened.heading })
const button = (name: string) => screen.getByRole('button', { name })

async function expectNoFragment({ router }: Page) {
  await waitFor(() => expect(router.state.location.hash).toBe(''))
  expect(router.state.location.pathname).toBe(paths.customQuote)
}

test('a link asks before it replaces a saved quote; Escape keeps it', async () => {
  saveQuote()
  const page = await renderPage(quoteLink(shared, ''))
  const dialog = await review()
  expect(dialog).toHaveTextContent(copy.replaces)
  for (const { totals } of [shared, savedQuote]) {
    expect(dialog).toHaveTextContent(formatExactPrice(totals.total))
  }
  await expectNoFragment(page)
  await page.user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  await waitFor(() => expect(shownTotal()).toBe(totalOf(savedQuote)))
  expect(panel()).not.toBeInTheDocument()
})

test('the focus goes back to where it was', async () => {
  const { user, router } = await openBuilder()
  await user.click(choice(other.name))
  await router.navigate(quoteLink(shared, ''))
  await review()
  await user.click(button(copy.keep))
  await waitFor(() => expect(choice(other.name)).toHaveFocus())
})

test('the second of two pasted links opens', async () => {
  const { user, router } = await openBuilder()
  await user.click(choice(other.name))
  await router.navigate(quoteLink(savedQuote, ''))
  await review()
  await router.navigate(quoteLink(shared, ''))
  await within(await review()).findByText(offer.name)
  await user.click(button(copy.replace))
  await waitFor(() => expect(shownTotal()).toBe(totalOf(shared)))
})

test('a custom service is reviewed first, above the other lines and as the sender’s words', async () => {
  const name = '<img src=x onerror=alert(1)>'
  const custom = { ...customService, name }
  const quote = priceSelection({ ...only(offer), custom })
  const { user } = await renderPage(quoteLink(quote, ''))
  const dialog = await review()
  const [, firstLine] = within(dialog).getAllByRole('term')
  expect(firstLine).toHaveTextContent(name)
  expect(firstLine).toHaveTextContent(copy.bySender)
  expect(dialog).not.toHaveTextContent(copy.replaces)
  await user.click(button(copy.open))
  await waitFor(() => expect(panel()).toBeInTheDocument())
  expect(shownTotal()).toBe(totalOf(quote))
  expect(customName()).toHaveValue(name)
})

test('if the sender’s total differs, the dialog names both with the sums, and today’s counts', async () => {
  const { listed } = shared.totals
  const another = `${listed}`.replace(/^./, (digit) => (digit === '9' ? '8' : '9'))
  const link = quoteLink(shared, '').replace(new RegExp(`${listed}$`), another)
  const { user } = await renderPage(link)
  const dialog = await review()
  const told = copy.changed(formatPrice(cents(Number(another))), formatPrice(listed))
  expect(dialog).toHaveTextContent(told)
  await user.click(button(copy.open))
  await waitFor(() => expect(shownTotal()).toBe(totalOf(shared)))
})

test('items no longer on sale are left out, and the dialog says so', async () => {
  const gone = offer.id.replaceAll(/./g, 'x')
  const link = quoteLink(priceSelection(only(first, second, offer)), '').replace(offer.id, gone)
  const { user } = await renderPage(link)
  expect(await review()).toHaveTextContent(copy.incomplete)
  await user.click(button(copy.open))
  await waitFor(() => expect(shownTotal()).toBe(totalOf(savedQuote)))
})

test('a cut link is refused and changes nothing; the next link removes the notice', async () => {
  saveQuote()
  const page = await renderPage(quoteLink(shared, '').slice(0, -1))
  await screen.findByText(notices.sharedQuoteRefused.title)
  await expectNoFragment(page)
  await waitFor(() => expect(shownTotal()).toBe(totalOf(savedQuote)))
  await page.router.navigate(quoteLink(shared, ''))
  await review()
  expect(screen.queryByText(notices.sharedQuoteRefused.title)).not.toBeInTheDocument()
})
