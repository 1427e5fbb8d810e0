import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { fixedItems } from '#shared/catalogue.ts'
import { priceSelection, selectedCount } from '#shared/quote.ts'
import { initialSelection } from '#shared/selection.ts'
import { sumNames } from '#web/content/sums.ts'
import { quoteBuilder } from '#web/content/quote-builder.ts'
import {
  choice,
  clearSliders,
  customName,
  openBuilder,
  shownTotal,
} from '#tests/support/quote-page.ts'

const copy = quoteBuilder.summary
const [offer] = fixedItems
const figure = () => screen.getByText(shownTotal(), { selector: 'strong *' })
const barButton = () => screen.getByRole('button', { name: copy.showLines })

async function openSheet(user: UserEvent) {
  await user.click(barButton())
  return within(await screen.findByRole('dialog', { name: copy.heading }))
}

test('total and count are announced together, and tinted when they change', async () => {
  const { user } = await openBuilder()
  const count = screen.getByText(copy.selected(selectedCount(priceSelection(initialSelection))))
  const status = count.closest('[role=status]')
  expect(status).toHaveTextContent(`${sumNames.total} ${shownTotal()} ${count.textContent}`)
  expect(figure()).toHaveAttribute('data-changed', 'false')
  await user.click(choice(offer.name))
  expect(figure()).toHaveAttribute('data-changed', 'true')
  expect(status).toContainElement(figure())
})

test('the sheet with the lines closes; Proceed closes it to focus a missing field', async () => {
  const { user } = await openBuilder()
  await clearSliders(user)
  await user.click(choice(quoteBuilder.custom.checkbox))
  const sheet = await openSheet(user)
  await user.click(sheet.getByRole('button', { name: copy.hideLines }))
  await waitFor(() => expect(barButton()).toHaveFocus())
  expect(barButton()).toHaveAttribute('aria-expanded', 'false')
  const again = await openSheet(user)
  await user.click(again.getByRole('button', { name: copy.proceed }))
  await waitFor(() => expect(customName()).toHaveFocus())
  expect(screen.getByRole('alert')).toHaveTextContent(quoteBuilder.refused.nothingSelected)
})
