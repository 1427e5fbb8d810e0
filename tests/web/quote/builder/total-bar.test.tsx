import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, onTestFinished, test, vi } from 'vitest'
import { resources } from '#shared/catalogue.ts'
import { initialSelection, priceSelection, selectedCount } from '#shared/quote.ts'
import { selectedText } from '#web/content/sums.ts'
import { orderRefusals } from '#web/content/order-refusals.ts'
import { quoteBuilder } from '#web/content/quote-builder.ts'
import { announcements } from '#tests/support/render-page.tsx'
import {
  choice,
  clearSliders,
  customName,
  openBuilder,
  shownTotal,
  slider,
} from '#tests/support/quote-page.ts'
import { withPlainSpaces } from '#tests/support/shown-amounts.ts'

const copy = quoteBuilder.summary
const [resource] = resources
const initialCount = selectedCount(priceSelection(initialSelection))
const figure = () => screen.getByText(shownTotal(), { selector: 'strong *' })
const barButton = () => screen.getByRole('button', { name: copy.showLines })

async function openSheet(user: UserEvent) {
  await user.click(barButton())
  return within(await screen.findByRole('dialog', { name: copy.heading }))
}

test('total and count are tinted when they change, and announced together when a slider rests', async () => {
  await openBuilder()
  expect(figure()).toHaveAttribute('data-changed', 'false')
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  for (const quantity of [resource.step, 2 * resource.step, 0]) {
    fireEvent.change(slider(resource), { target: { value: quantity } })
    act(() => void vi.advanceTimersByTime(600))
    expect(announcements()).toEqual([])
  }
  expect(figure()).toHaveAttribute('data-changed', 'true')
  act(() => void vi.advanceTimersByTime(200))
  expect(announcements().map(withPlainSpaces)).toEqual([
    `To pay, including VAT: US$203, ${selectedText(initialCount - 1)}`,
  ])
})

test('the sheet with the lines closes; Proceed closes it to focus a missing field', async () => {
  const { user } = await openBuilder()
  await clearSliders(user)
  await user.click(choice(quoteBuilder.custom.checkbox))
  const sheet = await openSheet(user)
  const close = sheet.getByRole('button', { name: copy.hideLines })
  await waitFor(() => expect(close).toHaveFocus())
  await user.click(close)
  await waitFor(() => expect(barButton()).toHaveFocus())
  expect(barButton()).toHaveAttribute('aria-expanded', 'false')
  const again = await openSheet(user)
  await user.click(again.getByRole('button', { name: copy.proceed }))
  await waitFor(() => expect(customName()).toHaveFocus())
  expect(screen.getByRole('alert')).toHaveTextContent(orderRefusals.nothingSelected)
})
