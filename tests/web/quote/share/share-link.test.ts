import { screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { initialSelection, priceSelection } from '#shared/quote.ts'
import { quoteActions } from '#web/content/quote-action-labels.ts'
import { sharedQuote } from '#web/content/shared-quote.ts'
import { quoteLink } from '#web/quote/keep/quote-link.ts'
import { clearSliders, openBuilder } from '#tests/support/quote-page.ts'

const link = quoteLink(priceSelection(initialSelection), location.origin)
const shareButton = { name: quoteActions.share }

/** Gives the browser a share sheet that does this with what it is handed. */
function stubShareSheet(share: (data: ShareData) => Promise<void>): void {
  Object.defineProperty(navigator, 'share', { configurable: true, value: share })
  Object.defineProperty(navigator, 'canShare', { configurable: true, value: () => true })
}

afterEach(() => {
  Reflect.deleteProperty(navigator, 'share')
  Reflect.deleteProperty(navigator, 'canShare')
})

test.each([
  ['where there is no share sheet', () => {}],
  [
    'if the share sheet is not allowed to open',
    () => stubShareSheet(() => Promise.reject(new DOMException('', 'NotAllowedError'))),
  ],
  [
    'if the browser takes an earlier share sheet for open',
    () => stubShareSheet(() => Promise.reject(new DOMException('', 'InvalidStateError'))),
  ],
])('Share copies the link, and says so, %s', async (_case, stub) => {
  stub()
  const { user } = await openBuilder()
  await user.click(screen.getByRole('button', shareButton))
  await screen.findByText(quoteActions.copied)
  expect(await navigator.clipboard.readText()).toBe(link)
})

test('Share opens the share sheet where there is one, and copies nothing', async () => {
  const shared: ShareData[] = []
  stubShareSheet(async (data) => void shared.push(data))
  const { user } = await openBuilder()
  const copy = vi.spyOn(navigator.clipboard, 'writeText')
  await user.click(screen.getByRole('button', shareButton))
  expect(shared).toEqual([{ title: quoteActions.sharedTitle, url: link }])
  expect(copy).not.toHaveBeenCalled()
})

test('a share sheet that is closed leaves the page as it is', async () => {
  stubShareSheet(() => Promise.reject(new DOMException('', 'AbortError')))
  const { user } = await openBuilder()
  const copy = vi.spyOn(navigator.clipboard, 'writeText')
  await user.click(screen.getByRole('button', shareButton))
  expect(copy).not.toHaveBeenCalled()
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test.each([
  ['is refused', () => Promise.reject(new DOMException('', 'NotAllowedError'))],
  ['is never answered', () => new Promise<void>(() => {})],
])('where copying %s, a dialog shows the link, already selected', async (_case, answer) => {
  const { user } = await openBuilder()
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(answer)
  await user.click(screen.getByRole('button', shareButton))
  await screen.findByRole('dialog', { name: sharedQuote.link.heading })
  const field = screen.getByLabelText<HTMLTextAreaElement>(sharedQuote.link.label)
  expect(field).toHaveValue(link)
  expect(field).toHaveFocus()
  expect(field.value.slice(field.selectionStart, field.selectionEnd)).toBe(link)
  await user.click(screen.getByRole('button', { name: sharedQuote.link.close }))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test('an empty quote can’t be shared', async () => {
  const { user } = await openBuilder()
  await clearSliders(user)
  expect(screen.queryByRole('button', shareButton)).not.toBeInTheDocument()
})
