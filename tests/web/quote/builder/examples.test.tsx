import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
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
import { nothing } from '#tests/support/selections.ts'

const button = (name: string | RegExp) => screen.getByRole('button', { name })
const example = (name: string) => button(new RegExp(`^${name}`))
const undo = () => screen.queryByRole('button', { name: 'Undo' })
const said = (text: RegExp) => screen.findByText(text)

/** US$2,400 and US$600, and 10% on top. */
const savedTotal = 'US$3,300'

test('an example replaces the choices, is marked until another change, and says what the package is, and what it replaced (rule 7.12)', async () => {
  const { user } = await openBuilder()
  await user.click(example('Shop'))
  expect(announcements()).toContain('Shop: 2 items.')
  // 600 once and 120 a month, and 10% on top.
  expect(shownTotal()).toBe('US$792')
  await user.click(choice('Domain'))
  await user.click(example('Desk'))
  expect(announcements().join()).toContain(
    'Desk: 5 items. Added: Office Cabling, Night Watch, Space, Engineer Days. Removed: Firewall & Filter, Hotline.',
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
  expect(screen.queryByText(/^Desk: 5/)).not.toBeInTheDocument()
})

test('Undo brings back the choices from before the first example, even an unfinished service (rule 7.12)', async () => {
  saveQuote()
  const { user } = await openBuilder()
  await user.click(choice('Custom service'))
  await user.type(customName(), 'Rack')
  await user.click(example('Desk'))
  await user.click(example('Shop'))
  await startEmpty(user)
  await user.click(button('Undo'))
  expect(shownTotal()).toBe(savedTotal)
  expect(customName()).toHaveValue('Rack')
  expect(screen.getByText(/^Your choices are back as they were\./)).toHaveFocus()
  expect(undo()).not.toBeInTheDocument()
})

test('?add adds new offers and disappears from the address; Back leaves the page (rule 7.11)', async () => {
  saveQuote()
  const { router } = await renderPage('/pricing')
  await router.navigate('/custom-quote?add=__proto__&add=domain,space,,firewall,firewall')
  await said(/^Added: Domain\.$/)
  // The saved US$3,000 and US$50, and 10% on top.
  expect(shownTotal()).toBe('US$3,355')
  expect(router.state.location.search).toBe('')
  await router.navigate(-1)
  expect(router.state.location.pathname).toBe('/pricing')
})

test.each([
  ['example=shop', /^Shop: 2 items\./, 'US$792'],
  ['add=cabling', /^Nothing in your package has changed\./, savedTotal],
])(
  '?%s begins from it, with Undo, and disappears from the address (rule 7.11)',
  async (query, text, total) => {
    saveQuote()
    const { router, user } = await renderPage(`/custom-quote?${query}`)
    await said(text)
    expect(shownTotal()).toBe(total)
    expect(router.state.location.search).toBe('')
    await user.click(button('Undo'))
    expect(shownTotal()).toBe(savedTotal)
  },
)

test('adding an offer to nothing costs its price and nothing else, and Undo leaves nothing (rule 7.11)', async () => {
  const { user } = await renderPage('/custom-quote?add=firewall')
  await said(/^Added: Firewall & Filter\.$/)
  // US$600, and 10% on top.
  expect(shownTotal()).toBe('US$660')
  expect(screen.getByText('1 selected')).toBeVisible()
  await user.click(button('Undo'))
  expect(screen.getByText('0 selected')).toBeVisible()
})

test('what was chosen before stays when an offer is added, even a first visit’s resources (rule 7.11)', async () => {
  const before = await openBuilder()
  await before.user.click(choice('Domain'))
  before.leave()
  await renderPage('/custom-quote?add=cabling')
  await said(/^Added: Office Cabling\.$/)
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
  const group = within(screen.getByRole('group', { name: 'How many people?' }))
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
  await user.click(button('Restore my last quote'))
  expect(shownTotal()).toBe(savedTotal)
  await screen.findByText('Quote restored')
  expect(screen.queryByText('Restore my last quote')).not.toBeInTheDocument()
  expect(screen.getByText(/^Your last quote is back\./)).toHaveFocus()
  await user.click(button('Undo'))
  // US$600, and 10% on top.
  expect(shownTotal()).toBe('US$660')
})
