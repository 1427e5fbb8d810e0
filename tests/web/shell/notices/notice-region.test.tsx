import { act, fireEvent, render, screen } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { NoticeRegion } from '#web/shell/notices/notice-region.tsx'
import { layoutCopy } from '#web/content/layout.ts'
import { notices } from '#web/content/notices.ts'
import { dismiss, maxNotices, noticeDuration, notify } from '#web/ui/browser/notifications.ts'
import { pageChangeEvent } from '#web/ui/document/protocol.ts'

const { checkoutFailed, quoteRestored } = notices

/** The texts of a live region of the notifications. */
const spoken = (voice: 'assertive' | 'polite') =>
  Array.from(region().querySelectorAll(`[aria-live=${voice}] > *`), (card) => card.textContent)
const region = () => document.querySelector('[aria-live]')?.parentElement ?? document.body
const landmark = () => screen.queryByRole('region', { name: layoutCopy.notices })
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

/** A page in a visible tab. */
function renderPage() {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(false)
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  render(
    <>
      <input />
      <NoticeRegion />
    </>,
  )
}

test('notifications join live regions from the first render, which they make a landmark; failures have their own, outside the other', () => {
  renderPage()
  const before = [...region().children]
  expect(before.map(({ textContent }) => textContent)).toEqual(['', ''])
  expect(landmark()).not.toBeInTheDocument()
  act(() => notify(quoteRestored))
  act(() => notify(checkoutFailed))
  expect([...region().children]).toEqual(before)
  expect(landmark()).toBe(region())
  expect(spoken('polite')).toEqual([`${quoteRestored.title} ${quoteRestored.description}`])
  expect(spoken('assertive')).toEqual([`${checkoutFailed.title} ${checkoutFailed.description}`])
  expect(region().querySelector('[aria-live] :is([aria-live], [role])')).toBeNull()
  expect(region().closest('[aria-live]')).toBeNull()
})

test('a notification stays for four to five seconds, or until its cause is gone', async () => {
  renderPage()
  act(() => notify(checkoutFailed))
  act(() => notify(quoteRestored))
  act(() => dismiss(checkoutFailed))
  expect(spoken('assertive')).toEqual([])
  await pass(4_000)
  expect(screen.getByText(quoteRestored.title)).toBeVisible()
  await pass(1_000)
  expect(region()).toHaveTextContent(/^$/)
})

test('a failure whose remedy the page does not show stays: until it is closed, or the page that it is about is left', async () => {
  renderPage()
  act(() => notify(notices.partNotLoaded))
  act(() => notify(notices.storageUnavailable))
  await pass(2 * noticeDuration)
  expect(spoken('assertive')).toHaveLength(1)
  act(() => void dispatchEvent(new Event(pageChangeEvent)))
  expect(spoken('assertive')).toEqual([])
  fireEvent.click(screen.getByRole('button', { name: layoutCopy.closeNotice }))
  expect(region()).toHaveTextContent(/^$/)
})

function setHidden(isHidden: boolean): void {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden)
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
}

test.each([
  {
    place: 'under the pointer',
    stop: () => fireEvent.pointerEnter(screen.getByText(quoteRestored.title)),
    resume: () => fireEvent.pointerLeave(region()),
  },
  { place: 'in a hidden tab', stop: () => setHidden(true), resume: () => setHidden(false) },
])(
  '$place a notification stays, and its time begins again afterwards',
  async ({ stop, resume }) => {
    renderPage()
    act(() => notify(quoteRestored))
    stop()
    await pass(2 * noticeDuration)
    resume()
    await pass(noticeDuration - 1)
    expect(screen.getByText(quoteRestored.title)).toBeVisible()
    await pass(1)
    expect(region()).toHaveTextContent(/^$/)
  },
)

test('a pointer on a dismissed notification does not keep the next one', async () => {
  renderPage()
  act(() => notify(checkoutFailed))
  fireEvent.pointerEnter(screen.getByText(checkoutFailed.title))
  act(() => dismiss(checkoutFailed))
  act(() => notify(quoteRestored))
  await pass(noticeDuration)
  expect(region()).toHaveTextContent(/^$/)
})

test('at most three notifications are visible: the oldest gives way', () => {
  renderPage()
  act(() => notify(quoteRestored))
  for (let count = 0; count < maxNotices; count += 1) act(() => notify({ ...checkoutFailed }))
  expect(spoken('assertive')).toHaveLength(3)
  expect(screen.queryByText(quoteRestored.title)).toBeNull()
})

test('an equal notification replaces the earlier one, and has its full time', async () => {
  renderPage()
  act(() => notify(checkoutFailed))
  await pass(noticeDuration - 1)
  act(() => notify(checkoutFailed))
  expect(spoken('assertive')).toHaveLength(1)
  await pass(noticeDuration - 1)
  expect(screen.getByText(checkoutFailed.title)).toBeVisible()
  await pass(1)
  expect(region()).toHaveTextContent(/^$/)
})

test('the focus keeps notifications; closing one returns it', async () => {
  renderPage()
  const field = screen.getByRole('textbox')
  field.focus()
  act(() => notify(checkoutFailed))
  act(() => notify(quoteRestored))
  act(() => region().focus())
  await pass(2 * noticeDuration)
  const [close] = screen.getAllByRole('button', { name: layoutCopy.closeNotice })
  if (!close) throw new Error('There is no button to close it')
  act(() => close.focus())
  fireEvent.click(close)
  expect(spoken('assertive')).toEqual([])
  expect(field).toHaveFocus()
  await pass(noticeDuration)
  expect(region()).toHaveTextContent(/^$/)
})

test('Alt+T, by its place on the keyboard, moves the focus to the notifications, unless it types something else in a field; Escape returns it (rule 12.1)', () => {
  renderPage()
  const field = screen.getByRole('textbox')
  const press = (key: string, target: Element = field) =>
    fireEvent.keyDown(target, { code: 'KeyT', key, altKey: true })
  field.focus()
  press('t')
  expect(field).toHaveFocus()
  act(() => notify(checkoutFailed))
  expect(press('†')).toBe(true)
  expect(field).toHaveFocus()
  press('t')
  expect(landmark()).toHaveFocus()
  fireEvent.keyDown(region(), { key: 'Escape' })
  expect(field).toHaveFocus()
  press('†', document.body)
  expect(landmark()).toHaveFocus()
})
