import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { notices } from '#web/content/notices.ts'
import { quoteBuilder } from '#web/content/quote-builder.ts'
import { selectedText } from '#web/content/sum-names.ts'
import { draftedSelection, fillStorage, saveQuote } from '#tests/support/stored-quotes.ts'
import { announcements, button, renderPage } from '#tests/support/render-page.tsx'
import { choice, customName, openBuilder, shownTotal } from '#tests/support/quote-page.ts'
import { inOrder, startOf, withPlainSpaces } from '#tests/support/shown-words.ts'
import { nothing } from '#tests/support/selections.ts'

const { start } = quoteBuilder
const example = (name: string) => button(new RegExp(`^${name}`))
const restore = quoteBuilder.restore.button
const offered = () => screen.queryByRole('button', { name: restore })
const said = (text: string) => screen.findByText(startOf(text))

/** US$2,400 and US$600, and 10% on top. */
const savedTotal = 'US$3,300'

test('an example replaces the choices, is marked until another change, and says what the package is (rule 7.12)', async () => {
  const { user } = await openBuilder()
  await user.click(example('Shop'))
  expect(announcements()).toContain(start.applied('Shop', 2))
  // 600 once and 120 a month, and 10% on top.
  expect(shownTotal()).toBe('US$792')
  await user.click(choice('Domain'))
  await user.click(example('Desk'))
  expect(announcements()).toContain(start.applied('Desk', 5))
  // 2,400 + 50 + 600 once, 200 + 100 a month, and 10% on top.
  expect(shownTotal()).toBe('US$3,685')
  expect(example('Desk')).toHaveAttribute('aria-pressed', 'true')
  expect(draftedSelection()).toEqual({
    ...nothing,
    fixedItems: ['cabling', 'domain', 'addon-watch'],
    quantities: { space: 50, days: 1 },
  })
  await user.click(choice('Hotline'))
  expect(example('Desk')).toHaveAttribute('aria-pressed', 'false')
  expect(screen.queryByText(startOf(start.applied('Desk', 5)))).not.toBeInTheDocument()
})

test('the package from before the examples is offered, in this tab, another one and tomorrow, even with an unfinished service; what stood there takes its place (rule 7.12)', async () => {
  saveQuote()
  const first = await openBuilder()
  await first.user.click(choice(quoteBuilder.custom.checkbox))
  await first.user.type(customName(), 'Rack')
  await first.user.click(example('Desk'))
  await first.user.click(example('Shop'))
  expect(button(restore)).toBeVisible()
  first.leave()
  sessionStorage.clear()
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 24 * 60 * 60 * 1000)
  const { user } = await openBuilder()
  expect(shownTotal()).toBe('US$792')
  expect(screen.getByText(quoteBuilder.restore.text).textContent).toContain('US$3,300')
  await user.click(choice('Domain'))
  await user.click(button(restore))
  expect(shownTotal()).toBe(savedTotal)
  expect(customName()).toHaveValue('Rack')
  await screen.findByText(notices.quoteRestored.title)
  expect(screen.getByText(startOf(start.restored))).toHaveFocus()
  await user.click(button(restore))
  // 600 and 50 once and 120 a month, and 10% on top.
  expect(shownTotal()).toBe('US$847')
})

test('with full storage the draft stays until what stands there can be kept, and this page still offers it', async () => {
  const { user, leave } = await openBuilder()
  await user.click(choice('Domain'))
  const full = fillStorage()
  await user.click(example('Desk'))
  await user.click(choice('Hotline'))
  expect(button(restore)).toBeVisible()
  full.mockRestore()
  leave()
  await openBuilder()
  expect(choice('Domain')).toBeChecked()
  expect(choice('Office Cabling')).not.toBeChecked()
})

test('?add adds new offers and disappears from the address; Back leaves the page (rule 7.11)', async () => {
  saveQuote()
  const { router } = await renderPage('/pricing')
  await router.navigate('/custom-quote?add=__proto__&add=domain,space,,firewall,firewall')
  await said(start.added('Domain'))
  // The saved US$3,000 and US$50, and 10% on top.
  expect(shownTotal()).toBe('US$3,355')
  expect(router.state.location.search).toBe('')
  await router.navigate(-1)
  expect(router.state.location.pathname).toBe('/pricing')
})

test.each([
  ['example=shop', start.applied('Shop', 2), 'US$792'],
  ['add=cabling', start.addedBefore, savedTotal],
])(
  '?%s begins from it, with what stood there offered, and disappears from the address (rule 7.11)',
  async (query, text, total) => {
    saveQuote()
    const { router } = await renderPage(`/custom-quote?${query}`)
    await said(text)
    expect(shownTotal()).toBe(total)
    expect(router.state.location.search).toBe('')
    expect(offered() === null).toBe(total === savedTotal)
  },
)

test('adding an offer to nothing costs its price and nothing else (rule 7.11)', async () => {
  await renderPage('/custom-quote?add=firewall')
  await said(start.added('Firewall & Filter'))
  // US$600, and 10% on top.
  expect(shownTotal()).toBe('US$660')
  expect(screen.getByText(selectedText(1))).toBeVisible()
  expect(offered()).not.toBeInTheDocument()
})

test('an address without a known offer changes nothing, and keeps its other parameters; a number of people sets what follows them, and nothing else (rule 7.26)', async () => {
  const { router, user } = await renderPage('/custom-quote?ref=mail&add=fax')
  expect(router.state.location.search).toBe('?ref=mail')
  // 100 GB at US$2, and 10% on top.
  expect(shownTotal()).toBe('US$220')
  expect(offered()).not.toBeInTheDocument()
  expect(draftedSelection()).toBeUndefined()
  const group = within(screen.getByRole('group', { name: start.people }))
  expect(group.queryByRole('button', { pressed: true })).toBeNull()
  await user.click(group.getByRole('button', { name: '2' }))
  expect(group.getByRole('button', { pressed: true })).toHaveTextContent('2')
  // And 2 days at US$600.
  expect(shownTotal()).toBe('US$1,540')
})

test('a number of people that was pressed holds for the examples, their texts and prices, until the package is for others; one by an address has its own (rule 7.26)', async () => {
  const { router, user } = await openBuilder()
  expect(example('Desk')).toHaveTextContent(start.upTo(1))
  await user.click(within(screen.getByRole('group', { name: start.people })).getByText('2'))
  await user.click(example('Shop'))
  expect(announcements()).toContain(start.applied('Shop', 3))
  await user.click(example('Desk'))
  // 2,400 + 50 + 2 × 600 once, 200 + 100 a month, and 10% on top.
  expect(shownTotal()).toBe('US$4,345')
  expect(withPlainSpaces(example('Desk').textContent)).toMatch(inOrder(start.upTo(2), 'US$4,345'))
  expect(example('Desk')).toHaveAttribute('aria-pressed', 'true')
  expect(offered()).not.toBeInTheDocument()
  await router.navigate('/custom-quote?example=desk')
  await waitFor(() => expect(shownTotal()).toBe('US$3,685'))
  expect(example('Desk')).toHaveTextContent(start.upTo(1))
  expect(example('Desk')).toHaveAttribute('aria-pressed', 'true')
})
