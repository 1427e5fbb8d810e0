import { act, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useSyncExternalStore } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { PlainNotices } from '#web/shell/notices/plain-notices.tsx'
import { layoutWords } from '#web/content/layout.ts'
import { notices } from '#web/content/notices.ts'
import {
  dismiss,
  maxNotices,
  noticeDuration,
  notify,
  shownNotices,
  subscribeToNotices,
} from '#web/ui/browser/notifications.ts'

function Page() {
  return <PlainNotices shown={useSyncExternalStore(subscribeToNotices, shownNotices)} />
}

const { checkoutFailed, quoteRestored } = notices

function openWithTimers(): void {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  render(<Page />)
}

test('a failure is an alert, anything else a status', () => {
  render(<Page />)
  act(() => notify(checkoutFailed))
  act(() => notify(quoteRestored))
  expect(screen.getByRole('alert')).toHaveTextContent(
    checkoutFailed.title + checkoutFailed.description,
  )
  expect(screen.getByRole('status')).toHaveTextContent(
    quoteRestored.title + quoteRestored.description,
  )
})

test('it stays for four to five seconds, unless its cause goes earlier', async () => {
  openWithTimers()
  act(() => notify(checkoutFailed))
  act(() => notify(quoteRestored))
  act(() => dismiss(checkoutFailed))
  expect(screen.queryByRole('alert')).toBeNull()
  await act(() => vi.advanceTimersByTimeAsync(noticeDuration - 1_000))
  expect(screen.getByRole('status')).toBeVisible()
  await act(() => vi.advanceTimersByTimeAsync(1_000))
  expect(screen.queryByRole('status')).toBeNull()
})

test('one that newer ones have pushed out does not come back when they end', async () => {
  openWithTimers()
  act(() => notify(quoteRestored))
  for (let count = 0; count < maxNotices; count += 1) act(() => notify(checkoutFailed))
  expect(screen.queryByRole('status')).toBeNull()
  await act(() => vi.advanceTimersByTimeAsync(noticeDuration))
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.queryByRole('status')).toBeNull()
})

test('at most three are visible, and Alt+T moves the focus to them', async () => {
  const user = userEvent.setup()
  render(<Page />)
  for (let count = 0; count < 4; count += 1) act(() => notify(checkoutFailed))
  expect(screen.getAllByRole('alert')).toHaveLength(3)
  await user.keyboard('{Alt>}t{/Alt}')
  expect(screen.getByRole('region', { name: layoutWords.notices })).toHaveFocus()
})
