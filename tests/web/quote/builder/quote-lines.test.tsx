import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fixedItems, resources } from '#shared/catalogue.ts'
import { initialSelection, groupByPeriod, priceSelection } from '#shared/pricing.ts'
import { periodCopy } from '#web/content/periods.ts'
import { quoteBuilder, resourceCopy } from '#web/content/quote-builder.ts'
import {
  choice,
  clearSliders,
  openBuilder,
  shownTotal,
  slider,
  totalOf,
} from '#tests/support/quote-page.ts'
import { planPriceSentence } from '#tests/support/plan-currency.ts'

const copy = quoteBuilder.summary
const [offer, other] = fixedItems
const [resource] = resources
const initialLines = priceSelection(initialSelection)

const removeButton = (name: string) => screen.getByRole('button', { name: copy.remove(name) })
const undoButton = (name: string) => screen.getByRole('button', { name: copy.undoFor(name) })
const summary = () => within(screen.getByRole('complementary'))
const isStruckThrough = (name: string) => {
  const line = summary().getByText(name).closest('li')
  return line?.dataset['removed'] === 'true'
}

test('monthly and one-off lines have a heading with their subtotal (rule 7.15)', async () => {
  const { user } = await openBuilder()
  await user.click(choice(offer.name))
  const groups = groupByPeriod(priceSelection({ ...initialSelection, fixedItems: [offer.id] }))
  expect(groups.map(({ period }) => period)).toEqual(['once', 'month'])
  const headings = summary().getAllByRole('heading', { level: 3 })
  expect(headings.map((heading) => heading.textContent)).toEqual(
    groups.map(({ period, lines }) => `${periodCopy[period]}${totalOf(lines)}`),
  )
})

test('the summary says that the package is one payment, and about how much it is in shillings (rule 7.17)', async () => {
  const { user } = await openBuilder()
  expect(summary().getByText(periodCopy.onePayment)).toBeVisible()
  const shillings = summary().getByText(planPriceSentence(initialLines))
  expect(shillings).toBeVisible()
  await clearSliders(user)
  expect(shillings).not.toBeInTheDocument()
})

test('a line can be removed and put back with one button, which keeps the focus', async () => {
  const { user } = await openBuilder()
  await user.click(choice(offer.name))
  removeButton(offer.name).focus()
  await user.keyboard('{Enter}')
  expect(shownTotal()).toBe(totalOf(initialLines))
  expect(choice(offer.name)).not.toBeChecked()
  expect(screen.getByText(copy.removed(offer.name))).toHaveAttribute('role', 'status')
  expect(isStruckThrough(offer.name)).toBe(true)
  expect(undoButton(offer.name)).toHaveFocus()
  await user.keyboard('{Enter}')
  expect(choice(offer.name)).toBeChecked()
  expect(isStruckThrough(offer.name)).toBe(false)
  expect(removeButton(offer.name)).toHaveFocus()
})

test('Undo puts a resource back at its quantity', async () => {
  const { user } = await openBuilder()
  await user.click(removeButton(resource.name))
  expect(slider(resource)).toHaveValue('0')
  await user.click(undoButton(resource.name))
  expect(slider(resource)).toHaveValue(String(resource.initial))
})

test('a double click removes a line, and doesn’t put it back', async () => {
  const { user } = await openBuilder()
  await user.dblClick(removeButton(resource.name))
  expect(slider(resource)).toHaveValue('0')
})

test('a line that was removed and chosen again has no Undo, and keeps what was chosen', async () => {
  const { user } = await openBuilder()
  await user.click(removeButton(resource.name))
  await user.click(screen.getByRole('button', { name: resourceCopy[resource.id].more }))
  expect(screen.queryByRole('button', { name: copy.undoFor(resource.name) })).toBeNull()
  expect(removeButton(resource.name)).toBeVisible()
  expect(slider(resource)).toHaveValue(String(resource.step))
})

test('Undo is for the last removed line', async () => {
  const { user } = await openBuilder()
  for (const { name } of [offer, other]) await user.click(choice(name))
  for (const { name } of [offer, other]) await user.click(removeButton(name))
  expect(screen.queryByRole('button', { name: copy.undoFor(offer.name) })).toBeNull()
  expect(undoButton(other.name)).toBeVisible()
})
