import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fixedItems, resources } from '#shared/catalogue.ts'
import { coreServices } from '#shared/core-services.ts'
import { addParameter, addToQuotePath, examplePath, paths } from '#web/content/paths.ts'
import { notices } from '#web/content/notices.ts'
import { quoteBuilder } from '#web/content/quote-builder.ts'
import { quotePresets } from '#web/content/quote-presets.ts'
import { selectedText } from '#web/content/sums.ts'
import { saveLastQuote } from '#web/quote/keep/quote-draft.ts'
import { draftedSelection, saveQuote } from '#tests/support/stored-quotes.ts'
import { formatPrice } from '#tests/support/shown-amounts.ts'
import { announcements, renderPage } from '#tests/support/render-page.tsx'
import {
  choice,
  customName,
  nameCustomService,
  openBuilder,
  shownTotal,
} from '#tests/support/quote-page.ts'
import { atTodaysPrices, savedSelection } from '#tests/support/selections.ts'

const copy = quoteBuilder.start
const [desk, shop] = quotePresets
const [first, second, third, fourth] = fixedItems
const example = (name = '') => screen.getByRole('button', { name: new RegExp(`^${name}`) })
const button = (name: string) => screen.getByRole('button', { name })
const undo = () => screen.queryByRole('button', { name: copy.undo })
const startingWith = (text: string) => (found: string) => found.startsWith(text)
const said = (text: string) => screen.findByText(startingWith(text))

// 2,400 + 50 + 600 once and 200 + 100 a month; 600 once and 120 a month; and 10% on top.
const examples = quotePresets.map((preset, index) => ({
  ...preset,
  ...[
    { total: 'US$3,685', items: 5 },
    { total: 'US$792', items: 2 },
  ][index],
}))

/** US$2,400 and US$600, and 10% on top. */
const savedTotal = 'US$3,300'

test.each(examples)(
  'the example $name replaces the choices, until another change (rule 7.12)',
  async ({ name, text, selection, total, items = 0 }) => {
    const { user } = await openBuilder()
    await user.click(choice(fourth.name))
    expect(example(name)).toHaveTextContent(text)
    await user.click(example(name))
    expect(example(name)).toHaveAttribute('aria-pressed', 'true')
    expect(shownTotal()).toBe(total)
    expect(announcements()).toContainEqual(expect.stringContaining(copy.applied(name, items)))
    expect(draftedSelection()).toEqual(selection)
    await user.click(choice(fourth.name))
    expect(example(name)).toHaveAttribute('aria-pressed', 'false')
    expect(undo()).not.toBeInTheDocument()
    expect(screen.queryByText(startingWith(copy.applied(name, items)))).not.toBeInTheDocument()
  },
)

test('Undo brings back the choices from before the first example, even an unfinished service (rule 7.12)', async () => {
  saveQuote()
  const { user } = await openBuilder()
  await nameCustomService(user, 'Rack')
  const before = shownTotal()
  await user.click(example(desk?.name))
  await user.click(example(shop?.name))
  await user.click(button(copy.empty))
  await user.click(button(copy.undo))
  expect(shownTotal()).toBe(before)
  expect(customName()).toHaveValue('Rack')
  expect(screen.getByText(startingWith(copy.undone))).toHaveFocus()
  expect(undo()).not.toBeInTheDocument()
})

test('?add adds new offers and disappears from the address; Back leaves the page (rule 7.11)', async () => {
  saveQuote()
  const ids = [third.id, resources[0].id, '', second.id, second.id].join()
  const query = `${addParameter}=__proto__&${addParameter}=${ids}`
  const { router } = await renderPage(paths.pricing)
  await router.navigate(`${paths.customQuote}?${query}`)
  await said(copy.change.added(third.name))
  // The saved US$3,000 and US$50, and 10% on top.
  expect(shownTotal()).toBe('US$3,355')
  expect(router.state.location.search).toBe('')
  await router.navigate(-1)
  expect(router.state.location.pathname).toBe(paths.pricing)
})

test.each(examples)(
  '?example=$id makes the example the package, with Undo, and disappears from the address (rule 7.11)',
  async ({ id, name, total, items = 0 }) => {
    saveQuote()
    const { router, user } = await renderPage(examplePath(id))
    await said(copy.applied(name, items))
    expect(shownTotal()).toBe(total)
    expect(router.state.location.search).toBe('')
    await user.click(button(copy.undo))
    expect(shownTotal()).toBe(savedTotal)
  },
)

test('chosen offers are not added again', async () => {
  saveQuote()
  const { user } = await renderPage(addToQuotePath(first.id))
  await said(copy.change.none)
  expect(shownTotal()).toBe(savedTotal)
  await user.click(button(copy.undo))
  expect(shownTotal()).toBe(savedTotal)
})

test.each(coreServices)(
  'adding $name to nothing costs its price and nothing else, and Undo leaves nothing (rule 7.11)',
  async ({ id, name, price }) => {
    const { user } = await renderPage(addToQuotePath(id))
    await said(copy.change.added(name))
    const net = screen.getByText('Total before VAT', { selector: 'dt' })
    expect(net.parentElement).toHaveTextContent(formatPrice(price))
    expect(screen.getByText(selectedText(1))).toBeVisible()
    await user.click(button(copy.undo))
    expect(screen.getByText(selectedText(0))).toBeVisible()
  },
)

test('what was chosen before stays when an offer is added, even a first visit’s resources (rule 7.11)', async () => {
  const before = await openBuilder()
  await before.user.click(choice(third.name))
  before.leave()
  await renderPage(addToQuotePath(first.id))
  await said(copy.change.added(first.name))
  // US$2,400, US$50 and 100 GB at US$2, and 10% on top.
  expect(shownTotal()).toBe('US$2,915')
})

test('an address without a known offer changes nothing, and keeps its other parameters', async () => {
  const { router } = await renderPage(`${paths.customQuote}?ref=mail&${addParameter}=fax`)
  expect(router.state.location.search).toBe('?ref=mail')
  // 100 GB at US$2, and 10% on top.
  expect(shownTotal()).toBe('US$220')
  expect(undo()).not.toBeInTheDocument()
  expect(draftedSelection()).toBeUndefined()
})

const restore = quoteBuilder.restore.button

test('the last paid quote replaces other choices until Undo, and the focus stays in the page', async () => {
  saveLastQuote(atTodaysPrices(savedSelection))
  const { user } = await openBuilder()
  await user.click(button(copy.empty))
  await user.click(choice(second.name))
  const before = shownTotal()
  await user.click(button(restore))
  expect(shownTotal()).toBe(savedTotal)
  await screen.findByText(notices.quoteRestored.title)
  expect(screen.queryByRole('button', { name: restore })).not.toBeInTheDocument()
  expect(screen.getByText(startingWith(copy.restored))).toHaveFocus()
  await user.click(button(copy.undo))
  expect(shownTotal()).toBe(before)
})

test('how many people there are sets the quantity that follows them, and nothing else (rule 7.26)', async () => {
  const { user } = await openBuilder()
  const group = within(screen.getByRole('group', { name: copy.people }))
  expect(group.queryByRole('button', { pressed: true })).toBeNull()
  await user.click(group.getByRole('button', { name: '2' }))
  expect(group.getByRole('button', { pressed: true })).toHaveTextContent('2')
  // 100 GB at US$2 and 2 days at US$600, and 10% on top.
  expect(shownTotal()).toBe('US$1,540')
})

test('after an example that replaced nothing of the visitor’s, one line says what the package is (rule 7.12)', async () => {
  const { user } = await openBuilder()
  await user.click(example(shop?.name))
  expect(announcements()).toContain('Shop: 2 items.')
  await user.click(choice(third.name))
  await user.click(example(desk?.name))
  expect(announcements().join()).toContain('Desk: 5 items. Added: Office Cabling')
})
