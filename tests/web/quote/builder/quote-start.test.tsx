import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fixedItems, resources } from '#shared/catalogue.ts'
import { groupByPeriod, initialSelection, priceSelection } from '#shared/pricing.ts'
import { addParameter, addToQuotePath, paths, servicePath } from '#web/content/paths.ts'
import { quoteBuilder } from '#web/content/quote-builder.ts'
import { quotePresets } from '#web/content/quote-presets.ts'
import { offerOfService, offerCopy } from '#web/content/service-offers.ts'
import { serviceSummaries } from '#web/content/service-summaries.ts'
import { draftedSelection } from '#tests/support/quote-draft.ts'
import { saveQuote } from '#tests/support/quote-items.ts'
import {
  choice,
  customName,
  nameCustomService,
  openBuilder,
  proceedButton,
  shownTotal,
  slider,
  totalOf,
} from '#tests/support/quote-page.ts'
import { renderPage } from '#tests/support/render-page.tsx'
import { nothing, savedLines } from '#tests/support/selections.ts'

const copy = quoteBuilder.start
const [small, clinic] = quotePresets
const [first, second, third] = fixedItems
const example = (name = '') => screen.getByRole('button', { name: new RegExp(`^${name}`) })
const button = (name: string) => screen.getByRole('button', { name })
const undo = () => screen.queryByRole('button', { name: copy.undo })
const startingWith = (text: string) => (found: string) => found.startsWith(text)
const said = (text: string) => screen.findByText(startingWith(text))

test.each(quotePresets)(
  'the example $name shows its one-off and monthly amounts and replaces the choices (rule 7.12)',
  async (preset) => {
    const { user } = await openBuilder()
    await user.click(choice(fixedItems.at(-1)?.name ?? ''))
    const lines = priceSelection(preset.selection)
    for (const group of groupByPeriod(lines)) {
      const amount = `${copy.amounts[group.period]} ${totalOf(group.lines)}`
      expect(example(preset.name)).toHaveTextContent(amount)
    }
    expect(example(preset.name)).toHaveTextContent(preset.text)
    await user.click(example(preset.name))
    expect(shownTotal()).toBe(totalOf(lines))
    expect(await said(copy.applied(preset.name))).toHaveRole('status')
    expect(draftedSelection()).toEqual(preset.selection)
  },
)

test('Undo brings back what was there before the first example, with an unfinished service', async () => {
  saveQuote()
  const { user } = await openBuilder()
  await nameCustomService(user, 'Rack')
  const before = shownTotal()
  await user.click(example(small?.name))
  await user.click(example(clinic?.name))
  await user.click(example(clinic?.name))
  await user.click(button(copy.undo))
  expect(shownTotal()).toBe(before)
  expect(customName()).toHaveValue('Rack')
  expect(screen.getByText(copy.undone)).toHaveFocus()
  expect(undo()).not.toBeInTheDocument()
})

test('Undo is no longer offered once the example has been changed', async () => {
  const { user } = await openBuilder()
  await user.click(example(small?.name))
  await user.click(choice(fixedItems.at(-1)?.name ?? ''))
  expect(undo()).not.toBeInTheDocument()
  expect(screen.queryByText(startingWith(copy.applied(small?.name ?? '')))).toBeNull()
})

test('Start empty selects nothing at all, and can be undone (rule 7.12)', async () => {
  const { user } = await openBuilder()
  await user.click(button(copy.empty))
  for (const resource of resources) expect(slider(resource)).toHaveValue('0')
  expect(proceedButton()).toBeDisabled()
  expect(draftedSelection()).toEqual(nothing)
  await user.click(button(copy.undo))
  expect(shownTotal()).toBe(totalOf(priceSelection(initialSelection)))
})

test.each([
  `${addParameter}=${second.id},${third.id}`,
  `${addParameter}=${third.id}&${addParameter}=${second.id}&${addParameter}=fax`,
  `${addParameter}=__proto__,${resources[0].id},${third.id},,${second.id},${second.id}`,
])('?%s adds what is not chosen yet, and leaves the address', async (query) => {
  saveQuote()
  const { router } = await renderPage(`${paths.customQuote}?${query}`)
  await said(copy.added(third.name))
  expect(shownTotal()).toBe(totalOf([...savedLines, { amount: third.price }]))
  expect(router.state.location.search).toBe('')
})

test('offers that are already chosen are not added again', async () => {
  saveQuote()
  const { user } = await renderPage(addToQuotePath(first.id))
  await said(copy.alreadyChosen(first.name))
  expect(shownTotal()).toBe(totalOf(savedLines))
  await user.click(button(copy.undo))
  expect(shownTotal()).toBe(totalOf(savedLines))
})

test('what is added says which resources are selected with it, for how much, and one press takes them out (rule 7.19)', async () => {
  const { user } = await renderPage(addToQuotePath(second.id))
  const others = priceSelection(initialSelection)
  const names = others.map(({ name }) => name).join(', ')
  await said(`${copy.added(second.name)} ${copy.selectedWithIt(names, totalOf(others))}`)
  await user.click(button(copy.takeOut))
  expect(shownTotal()).toBe(totalOf([{ amount: second.price }]))
  expect(screen.getByText(copy.takenOut(names))).toHaveFocus()
  expect(screen.queryByRole('button', { name: copy.takeOut })).not.toBeInTheDocument()
  await user.click(button(copy.undo))
  expect(shownTotal()).toBe(totalOf(others))
})

test('where no resource is selected with it, nothing more is said', async () => {
  saveQuote()
  await renderPage(addToQuotePath(third.id))
  expect(await screen.findByText(copy.added(third.name))).toBeVisible()
  expect(screen.queryByRole('button', { name: copy.takeOut })).not.toBeInTheDocument()
})

test('an address without a known offer changes nothing, and keeps its other parameters', async () => {
  const { router } = await renderPage(`${paths.customQuote}?ref=mail&${addParameter}=fax`)
  expect(router.state.location.search).toBe('?ref=mail')
  expect(shownTotal()).toBe(totalOf(priceSelection(initialSelection)))
  expect(undo()).not.toBeInTheDocument()
  expect(draftedSelection()).toBeUndefined()
})

test.each(serviceSummaries.filter(({ slug }) => offerOfService(slug)))(
  'the page of $slug leads to the builder with its offer added, and Back returns to it',
  async ({ slug }) => {
    const { user, router } = await renderPage(servicePath(slug))
    await user.click(screen.getByRole('link', { name: offerCopy.add }))
    const { name } = offerOfService(slug) ?? { name: '' }
    await said(copy.added(name))
    expect(choice(name)).toBeChecked()
    await router.navigate(-1)
    expect(router.state.location.pathname).toBe(servicePath(slug))
  },
)
