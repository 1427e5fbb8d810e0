import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fixedItems } from '#shared/catalogue.ts'
import { initialSelection, priceSelection, totalLines } from '#shared/pricing.ts'
import { notices } from '#web/content/notices.ts'
import { paths } from '#web/content/paths.ts'
import { sharedQuote } from '#web/content/shared-quote.ts'
import { namedSums } from '#web/content/sums.ts'
import { formatUsd } from '#web/ui/browser/format-money.ts'
import { quoteLink } from '#web/quote/link/quote-link.ts'
import { saveQuote, storedQuoteItems, savedQuoteItems } from '#tests/support/quote-items.ts'
import { choice, customName, openBuilder, shownTotal, totalOf } from '#tests/support/quote-page.ts'
import { renderPage } from '#tests/support/render-page.tsx'
import { customService, nothing, savedLines } from '#tests/support/selections.ts'

const copy = sharedQuote.review
const [, , offer, other] = fixedItems
const sharedLines = priceSelection({ ...nothing, fixedItems: [offer.id] })
const linesWithCustom = priceSelection({
  ...nothing,
  fixedItems: [offer.id],
  custom: customService,
})

type Page = Awaited<ReturnType<typeof renderPage>>

const openLink = (link: string) => renderPage(link)
const review = () => screen.findByRole('dialog', { name: copy.heading })
const button = (name: string) => screen.getByRole('button', { name })

async function expectNoFragment({ router }: Page) {
  await waitFor(() => expect(router.state.location.hash).toBe(''))
  expect(router.state.location.pathname).toBe(paths.customQuote)
}

test('a link opens its quote at once in a builder without choices', async () => {
  const page = await openLink(quoteLink(sharedLines, ''))
  await screen.findByText(notices.sharedQuoteOpened.title)
  await waitFor(() => expect(shownTotal()).toBe(totalOf(sharedLines)))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  await expectNoFragment(page)
  expect(storedQuoteItems()).toBeNull()
})

test('a link asks before it replaces a saved quote; Replace opens it, and saves nothing yet', async () => {
  saveQuote()
  const page = await openLink(quoteLink(sharedLines, ''))
  expect(await review()).toHaveTextContent(copy.replaces)
  await expectNoFragment(page)
  await waitFor(() => expect(shownTotal()).toBe(totalOf(savedLines)))
  await page.user.click(button(copy.replace))
  await waitFor(() => expect(shownTotal()).toBe(totalOf(sharedLines)))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(storedQuoteItems()).toEqual(savedQuoteItems)
})

test.each<[string, (page: Page) => Promise<void>]>([
  ['Keep mine', ({ user }) => user.click(button(copy.keep))],
  ['Escape', ({ user }) => user.keyboard('{Escape}')],
])('%s keeps the choices that are here', async (_case, keep) => {
  saveQuote()
  const page = await openLink(quoteLink(sharedLines, ''))
  await review()
  await keep(page)
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  await waitFor(() => expect(shownTotal()).toBe(totalOf(savedLines)))
  expect(screen.queryByText(notices.sharedQuoteOpened.title)).not.toBeInTheDocument()
})

test('the focus goes back to where it was', async () => {
  const { user, router } = await openBuilder()
  await user.click(choice(other.name))
  await router.navigate(quoteLink(sharedLines, ''))
  await review()
  await user.click(button(copy.keep))
  await waitFor(() => expect(choice(other.name)).toHaveFocus())
})

test('a link that is pasted while the page is open asks before it replaces choices', async () => {
  const page = await openBuilder()
  await page.user.click(choice(other.name))
  await page.router.navigate(quoteLink(sharedLines, ''))
  await review()
  await expectNoFragment(page)
  await page.user.click(button(copy.replace))
  expect(choice(other.name)).not.toBeChecked()
  expect(choice(offer.name)).toBeChecked()
})

test('the second of two pasted links is the one that opens', async () => {
  const page = await openBuilder()
  await page.user.click(choice(other.name))
  await page.router.navigate(quoteLink(savedLines, ''))
  await review()
  await page.router.navigate(quoteLink(sharedLines, ''))
  await within(await review()).findByText(offer.name)
  await page.user.click(button(copy.replace))
  await waitFor(() => expect(shownTotal()).toBe(totalOf(sharedLines)))
})

test('a custom service is reviewed before it is opened, above the other lines and as the sender’s words', async () => {
  const { user } = await openLink(quoteLink(linesWithCustom, ''))
  const dialog = await review()
  const [firstLine] = within(dialog).getAllByRole('listitem')
  expect(firstLine).toHaveTextContent(customService.name)
  expect(firstLine).toHaveTextContent(copy.bySender)
  expect(dialog).not.toHaveTextContent(copy.replaces)
  await user.click(button(copy.open))
  await waitFor(() => expect(shownTotal()).toBe(totalOf(linesWithCustom)))
  expect(customName()).toHaveValue(customService.name)
})

test('a custom service that is not wanted is not opened', async () => {
  const { user } = await openLink(quoteLink(linesWithCustom, ''))
  await review()
  await user.click(button(copy.dismiss))
  await waitFor(() => expect(shownTotal()).toBe(totalOf(priceSelection(initialSelection))))
})

test('markup in a custom name is shown as text', async () => {
  const name = '<img src=x onerror=alert(1)>'
  await openLink(quoteLink(priceSelection({ ...nothing, custom: { ...customService, name } }), ''))
  expect(within(await review()).getByText(name)).toBeInTheDocument()
})

test('another total than the sender saw is told with both totals, and today’s counts, with what is to be paid', async () => {
  const { subtotal } = totalLines(sharedLines)
  const [line] = sharedLines
  const sentTotal = totalLines([...sharedLines, ...sharedLines]).subtotal
  const link = quoteLink(sharedLines, '').replace(`.${subtotal}`, `.${sentTotal}`)
  expect(String(sentTotal)).toHaveLength(String(subtotal).length)
  const { user } = await openLink(link)
  const dialog = await review()
  expect(dialog).toHaveTextContent(copy.changed(formatUsd(sentTotal), formatUsd(subtotal)))
  for (const { name, amount } of namedSums(totalLines(sharedLines))) {
    expect(dialog).toHaveTextContent(name + formatUsd(amount))
  }
  await user.click(button(copy.open))
  await waitFor(() => expect(shownTotal()).toBe(formatUsd(line?.amount ?? subtotal)))
})

test('items that are no longer on sale are left out, as the dialog says', async () => {
  const gone = offer.id.replaceAll(/./g, 'x')
  const { user } = await openLink(
    quoteLink([...sharedLines, ...savedLines], '').replace(offer.id, gone),
  )
  expect(await review()).toHaveTextContent(copy.incomplete)
  await user.click(button(copy.open))
  await waitFor(() => expect(shownTotal()).toBe(totalOf(savedLines)))
})

test.each([
  ['that was cut', quoteLink(sharedLines, '').slice(0, -1)],
  ['of another version', quoteLink(sharedLines, '').replace('#q=1', '#q=2')],
  ['with nothing in it', `${paths.customQuote}#q=`],
])('a link %s is refused and changes nothing', async (_case, link) => {
  saveQuote()
  const page = await openLink(link)
  await screen.findByText(notices.sharedQuoteRefused.title)
  await expectNoFragment(page)
  await waitFor(() => expect(shownTotal()).toBe(totalOf(savedLines)))
})

test('the next link takes away that one was refused', async () => {
  const { router } = await openLink(`${paths.customQuote}#q=`)
  await screen.findByText(notices.sharedQuoteRefused.title)
  await router.navigate(quoteLink(linesWithCustom, ''))
  await review()
  await waitFor(() =>
    expect(screen.queryByText(notices.sharedQuoteRefused.title)).not.toBeInTheDocument(),
  )
})

test('any other fragment is left alone', async () => {
  const { router } = await openLink(`${paths.customQuote}#quality`)
  expect(router.state.location.hash).toBe('#quality')
})
