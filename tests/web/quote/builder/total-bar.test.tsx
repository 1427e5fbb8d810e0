import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fixedItems, resources } from '#shared/catalogue.ts'
import { initialSelection, priceSelection, selectedCount } from '#shared/pricing.ts'
import { checkoutCopy } from '#web/content/checkout-copy.ts'
import { quoteBuilder } from '#web/content/quote-builder.ts'
import { storedQuoteItems } from '#tests/support/quote-items.ts'
import {
  choice,
  clearSliders,
  customName,
  openBuilder,
  proceedButton,
  shownTotal,
  totalOf,
} from '#tests/support/quote-page.ts'

const copy = quoteBuilder.summary
const [offer] = fixedItems
const [resource] = resources
const initialLines = priceSelection(initialSelection)
const figure = () => screen.getByText(shownTotal(), { selector: 'strong *' })
const barButton = () => screen.getByRole('button', { name: copy.showLines })

async function openSheet(user: Awaited<ReturnType<typeof openBuilder>>['user']) {
  await user.click(barButton())
  return within(await screen.findByRole('dialog', { name: copy.heading }))
}

test('total and count are announced together, and tinted when they change', async () => {
  const { user } = await openBuilder()
  const count = screen.getByText(copy.selected(selectedCount(initialSelection)))
  const status = count.closest('[role=status]')
  expect(status).toHaveTextContent(`${copy.total}${shownTotal()}${count.textContent}`)
  expect(figure()).toHaveAttribute('data-changed', 'false')
  await user.click(choice(offer.name))
  expect(figure()).toHaveAttribute('data-changed', 'true')
  expect(status).toContainElement(figure())
})

test('the bar opens the lines in a sheet, where one is removed; Close leads back to the bar', async () => {
  const { user } = await openBuilder()
  const sheet = await openSheet(user)
  await user.click(sheet.getByRole('button', { name: copy.remove(resource.name) }))
  const rest = initialLines.filter(({ id }) => id !== resource.id)
  expect(sheet.getByLabelText(copy.total)).toHaveTextContent(totalOf(rest))
  await user.click(sheet.getByRole('button', { name: copy.hideLines }))
  await waitFor(() => expect(barButton()).toHaveFocus())
  expect(barButton()).toHaveAttribute('aria-expanded', 'false')
  expect(shownTotal()).toBe(totalOf(rest))
})

test('Proceed in the sheet saves the lines and goes to the checkout', async () => {
  const { user } = await openBuilder()
  const sheet = await openSheet(user)
  await user.click(sheet.getByRole('button', { name: copy.proceed }))
  await screen.findByRole('heading', { level: 1, name: checkoutCopy.heading })
  expect(storedQuoteItems()).toHaveLength(initialLines.length)
})

test('Proceed in the sheet closes it to focus a missing field', async () => {
  const { user } = await openBuilder()
  await clearSliders(user)
  await user.click(choice(quoteBuilder.custom.checkbox))
  const sheet = await openSheet(user)
  await user.click(sheet.getByRole('button', { name: copy.proceed }))
  await waitFor(() => expect(customName()).toHaveFocus())
  expect(screen.getByRole('alert')).toHaveTextContent(copy.nothingSelected)
  expect(proceedButton()).toBeVisible()
})
