import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { QuoteSummary } from '#web/quote/builder/quote-summary.tsx'
import { announcements, renderPart } from '#tests/support/render-page.tsx'
import {
  choice,
  customName,
  openBuilder,
  shownTotal,
  startEmpty,
} from '#tests/support/quote-page.ts'
import { opened, resized } from '#tests/support/quote-events.ts'
import { withPlainSpaces } from '#tests/support/shown-amounts.ts'

const figure = () => screen.getByText(shownTotal(), { selector: 'strong *' })

test('total and count are tinted when they change, and announced together when a slider rests', () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const { tell } = renderPart(
    <QuoteSummary headingRef={{ current: null }} isLinkPending={false} />,
    opened,
  )
  expect(figure()).toHaveAttribute('data-changed', 'false')
  for (const quantity of [50, 100, 200]) {
    tell(resized(quantity))
    act(() => void vi.advanceTimersByTime(600))
    expect(announcements()).toEqual([])
  }
  expect(figure()).toHaveAttribute('data-changed', 'true')
  act(() => void vi.advanceTimersByTime(200))
  expect(announcements().map(withPlainSpaces)).toEqual([
    // 200 GB at US$2, and 10%.
    'To pay, including VAT: US$440, 1 selected',
  ])
})

test('the sheet with the lines closes; Proceed closes it to focus a missing field', async () => {
  const { user } = await openBuilder()
  await startEmpty(user)
  await user.click(choice('Custom service'))
  const bar = screen.getByRole('button', { name: 'See the list of your package' })
  const openSheet = async () => {
    await user.click(bar)
    return within(await screen.findByRole('dialog', { name: 'Your package' }))
  }
  const close = (await openSheet()).getByRole('button', { name: 'Close' })
  await waitFor(() => expect(close).toHaveFocus())
  await user.click(close)
  await waitFor(() => expect(bar).toHaveFocus())
  expect(bar).toHaveAttribute('aria-expanded', 'false')
  await user.click((await openSheet()).getByRole('button', { name: 'Proceed to Checkout' }))
  await waitFor(() => expect(customName()).toHaveFocus())
  expect(screen.getByRole('alert')).toHaveTextContent('Please select at least one service')
})
