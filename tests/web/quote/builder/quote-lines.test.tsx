import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fixedItems, resources } from '#shared/catalogue.ts'
import { resourceCopy } from '#web/content/catalogue-copy.ts'
import { quoteBuilder } from '#web/content/quote-builder.ts'
import { announcements } from '#tests/support/render-page.tsx'
import { choice, clearSliders, openBuilder, shownTotal, slider } from '#tests/support/quote-page.ts'
import { withPlainSpaces } from '#tests/support/shown-amounts.ts'

const copy = quoteBuilder.summary
const [offer] = fixedItems
const [resource] = resources

const removeButton = (name: string) => screen.getByRole('button', { name: copy.remove(name) })
const undoButton = (name: string) => screen.getByRole('button', { name: copy.undoFor(name) })
const summary = () => within(screen.getByRole('complementary'))
const isStruckThrough = (name: string) =>
  summary().getByText(name).closest('[data-removed]') !== null

test('monthly and one-off lines are listed under a heading with their subtotal (rule 7.15)', async () => {
  const { user } = await openBuilder()
  await user.click(choice(offer.name))
  expect(withPlainSpaces(screen.getByRole('complementary').textContent)).toContain(
    'One-timeUS$2,400Office CablingUS$2,400Monthly, first monthUS$200Space100 GBUS$200',
  )
})

test('the summary states its approximate price in the plans’ currency (rule 7.17)', async () => {
  const { user } = await openBuilder()
  // US$200 and 10 %, at 129 shillings, to three digits.
  const note = summary().getByText('About KES 28,400')
  expect(note).toBeVisible()
  await clearSliders(user)
  expect(note).not.toBeInTheDocument()
})

test('a line can be removed and put back with one button, which keeps the focus; both are announced', async () => {
  const { user } = await openBuilder()
  await user.click(choice(offer.name))
  removeButton(offer.name).focus()
  await user.keyboard('{Enter}')
  expect(shownTotal()).toBe('US$220')
  expect(choice(offer.name)).not.toBeChecked()
  expect(announcements()).toContain(copy.removed(offer.name))
  expect(isStruckThrough(offer.name)).toBe(true)
  expect(undoButton(offer.name)).toHaveFocus()
  await user.keyboard('{Enter}')
  expect(choice(offer.name)).toBeChecked()
  expect(isStruckThrough(offer.name)).toBe(false)
  expect(announcements()).toContain(copy.restored(offer.name))
  expect(removeButton(offer.name)).toHaveFocus()
})

test('a double click on Remove removes; a new choice of the line replaces its Undo', async () => {
  const { user } = await openBuilder()
  await user.dblClick(removeButton(resource.name))
  expect(slider(resource)).toHaveValue('0')
  await user.click(screen.getByRole('button', { name: resourceCopy[resource.id].more }))
  expect(screen.queryByRole('button', { name: copy.undoFor(resource.name) })).toBeNull()
  expect(removeButton(resource.name)).toBeVisible()
  expect(slider(resource)).toHaveValue(String(resource.step))
})
