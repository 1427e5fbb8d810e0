import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { notices } from '#web/content/notices.ts'
import { quoteBuilder } from '#web/content/quote-builder.ts'
import { selectedText } from '#web/content/sums.ts'
import { saveLastQuote } from '#web/quote/keep/quote-draft.ts'
import { draftedSelection, saveQuote } from '#tests/support/stored-quotes.ts'
import { announcements, renderPage } from '#tests/support/render-page.tsx'
import {
  choice,
  customName,
  openBuilder,
  shownTotal,
  startEmpty,
} from '#tests/support/quote-page.ts'
import { chosen } from '#tests/support/quote-events.ts'
import { startOf } from '#tests/support/shown-words.ts'
import { nothing } from '#tests/support/selections.ts'

const { start } = quoteBuilder
const button = (name: string | RegExp) => screen.getByRole('button', { name })
const example = (name: string) => button(new RegExp(`^${name}`))
const undo = () => screen.queryByRole('button', { name: start.undo })
const said = (text: string) => screen.findByText(startOf(text))

/** US$2,400 and US$600, and 10% on top. */
const savedTotal = 'US$3,300'

test('an example replaces the choices, is marked until another change, and says what the package is, and what it replaced (rule 7.12)', async () => {
  const { user } = await openBuilder()
  await user.click(example('Shop'))
  expect(announcements()).toContain(start.applied('Shop', 2))
  // 600 once and 120 a month, and 10% on top.
  expect(shownTotal()).toBe('US$792')
  await user.click(choice('Domain'))
  await user.click(example('Desk'))
  expect(announcements().join()).toContain(
    [
      start.applied('Desk', 5),
      start.change.added('Office Cabling, Night Watch, Space, Engineer Days'),
      start.change.removed('Firewall & Filter, Hotline'),
    ].join(' '),
  )
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
  expect(undo()).not.toBeInTheDocument()
  expect(screen.queryByText(startOf(start.applied('Desk', 5)))).not.toBeInTheDocument()
})

test('Undo brings back the choices from before the first example, even an unfinished service (rule 7.12)', async () => {
  saveQuote()
  const { user } = await openBuilder()
  await user.click(choice(quoteBuilder.custom.checkbox))
  await user.type(customName(), 'Rack')
  await user.click(example('Desk'))
  await user.click(example('Shop'))
  await startEmpty(user)
  await user.click(button(start.undo))
  expect(shownTotal()).toBe(savedTotal)
  expect(customName()).toHaveValue('Rack')
  expect(screen.getByText(startOf(start.undone))).toHaveFocus()
  expect(undo()).not.toBeInTheDocument()
})

test('?add adds new offers and disappears from the address; Back leaves the page (rule 7.11)', async () => {
  saveQuote()
  const { router } = await renderPage('/pricing')
  await router.navigate('/custom-quote?add=__proto__&add=domain,space,,firewall,firewall')
  await said(start.change.added('Domain'))
  // The saved US$3,000 and US$50, and 10% on top.
  expect(shownTotal()).toBe('US$3,355')
  expect(router.state.location.search).toBe('')
  await router.navigate(-1)
  expect(router.state.location.pathname).toBe('/pricing')
})

test.each([
  ['example=shop', start.applied('Shop', 2), 'US$792'],
  ['add=cabling', start.change.none, savedTotal],
])(
  '?%s begins from it, with Undo, and disappears from the address (rule 7.11)',
  async (query, text, total) => {
    saveQuote()
    const { router, user } = await renderPage(`/custom-quote?${query}`)
    await said(text)
    expect(shownTotal()).toBe(total)
    expect(router.state.location.search).toBe('')
    await user.click(button(start.undo))
    expect(shownTotal()).toBe(savedTotal)
  },
)

test('adding an offer to nothing costs its price and nothing else, and Undo leaves nothing (rule 7.11)', async () => {
  const { user } = await renderPage('/custom-quote?add=firewall')
  await said(start.change.added('Firewall & Filter'))
  // US$600, and 10% on top.
  expect(shownTotal()).toBe('US$660')
  expect(screen.getByText(selectedText(1))).toBeVisible()
  await user.click(button(start.undo))
  expect(screen.getByText(selectedText(0))).toBeVisible()
})

test('what was chosen before stays when an offer is added, even a first visit’s resources (rule 7.11)', async () => {
  const before = await openBuilder()
  await before.user.click(choice('Domain'))
  before.leave()
  await renderPage('/custom-quote?add=cabling')
  await said(start.change.added('Office Cabling'))
  // US$2,400, US$50 and 100 GB at US$2, and 10% on top.
  expect(shownTotal()).toBe('US$2,915')
})

test('an address without a known offer changes nothing, and keeps its other parameters; a number of people sets what follows them, and nothing else (rule 7.26)', async () => {
  const { router, user } = await renderPage('/custom-quote?ref=mail&add=fax')
  expect(router.state.location.search).toBe('?ref=mail')
  // 100 GB at US$2, and 10% on top.
  expect(shownTotal()).toBe('US$220')
  expect(undo()).not.toBeInTheDocument()
  expect(draftedSelection()).toBeUndefined()
  const group = within(screen.getByRole('group', { name: start.people }))
  expect(group.queryByRole('button', { pressed: true })).toBeNull()
  await user.click(group.getByRole('button', { name: '2' }))
  expect(group.getByRole('button', { pressed: true })).toHaveTextContent('2')
  // And 2 days at US$600.
  expect(shownTotal()).toBe('US$1,540')
})

test('the last paid quote replaces other choices until Undo, and the focus stays in the page', async () => {
  saveLastQuote(chosen)
  const { user } = await openBuilder()
  await startEmpty(user)
  await user.click(choice('Firewall & Filter'))
  await user.click(button(quoteBuilder.restore.button))
  expect(shownTotal()).toBe(savedTotal)
  await screen.findByText(notices.quoteRestored.title)
  expect(screen.queryByText(quoteBuilder.restore.button)).not.toBeInTheDocument()
  expect(screen.getByText(startOf(start.restored))).toHaveFocus()
  await user.click(button(start.undo))
  // US$600, and 10% on top.
  expect(shownTotal()).toBe('US$660')
})
