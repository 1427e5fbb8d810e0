import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { initialSelection, priceSelection } from '#shared/quote.ts'
import { contact } from '#web/content/contact.ts'
import { readyMessage } from '#web/content/message-labels.ts'
import { contactAbout } from '#web/content/prepared-messages.ts'
import { printedQuote } from '#web/content/printed-quote.ts'
import { quoteActions } from '#web/content/quote-action-labels.ts'
import { quoteBuilder } from '#web/content/quote-builder.ts'
import { sendQuote, sharedQuote } from '#web/content/shared-quote.ts'
import { quoteMessage } from '#web/quote/share/quote-message.ts'
import { QuoteActions } from '#web/quote/share/quote-actions.tsx'
import { openBuilder } from '#tests/support/quote-page.ts'
import { inOrder, startOf } from '#tests/support/shown-words.ts'
import { button, renderPart } from '#tests/support/render-page.tsx'

/** 100 GB at US$2, and 10% on top. */
const quote = priceSelection(initialSelection)
const link = `${location.origin}/custom-quote#q=3.28.20261127_22000.space_100_200`

/** Shows the quote's actions in a tab of 27 November 2026. */
function open() {
  vi.spyOn(performance, 'timeOrigin', 'get').mockReturnValue(Date.UTC(2026, 10, 27))
  return renderPart(<QuoteActions quote={quote} />)
}

/** Gives the browser a share sheet that does this with what it is handed. */
function stubShareSheet(share: (data: ShareData) => Promise<void>): void {
  Object.defineProperty(navigator, 'share', { configurable: true, value: share })
  Object.defineProperty(navigator, 'canShare', { configurable: true, value: () => true })
}

const refuse = (name: string) => () => Promise.reject(new DOMException('', name))

afterEach(() => {
  Reflect.deleteProperty(navigator, 'share')
  Reflect.deleteProperty(navigator, 'canShare')
})

test.each([
  ['where there is no share sheet', () => {}],
  ['if the sheet is not allowed to open', () => stubShareSheet(refuse('NotAllowedError'))],
  ['if an earlier sheet is taken for open', () => stubShareSheet(refuse('InvalidStateError'))],
])('Share copies the link, and says so, %s (rule 8.9)', async (_case, stub) => {
  stub()
  const { user } = open()
  await user.click(button(quoteActions.share))
  await screen.findByText(quoteActions.copied)
  expect(await navigator.clipboard.readText()).toBe(link)
})

test('Share opens the share sheet where there is one, and copies nothing, even if it is closed', async () => {
  const share = vi.fn<(data: ShareData) => Promise<void>>().mockResolvedValueOnce()
  stubShareSheet(share.mockImplementation(refuse('AbortError')))
  const { user } = open()
  const copy = vi.spyOn(navigator.clipboard, 'writeText')
  await user.dblClick(button(quoteActions.share))
  const title = quoteActions.sharedTitle
  expect(share.mock.calls).toEqual([[{ title, url: link }], [{ title, url: link }]])
  expect(copy).not.toHaveBeenCalled()
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test.each([
  ['is refused', refuse('NotAllowedError')],
  ['is never answered', () => new Promise<void>(() => {})],
])('where copying %s, a dialog shows the link, already selected', async (_case, answer) => {
  const { user } = open()
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(answer)
  await user.click(button(quoteActions.share))
  await screen.findByRole('dialog', { name: sharedQuote.link.heading })
  const field = screen.getByLabelText<HTMLTextAreaElement>(sharedQuote.link.label)
  expect(field).toHaveValue(link)
  expect(field).toHaveFocus()
  expect(field.value.slice(field.selectionStart, field.selectionEnd)).toBe(link)
  await user.click(button(sharedQuote.link.close))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test('the message has the list and the link, names the sender, and is no invoice; the short one has the link instead of the list (rule 7.14)', () => {
  const { text, shortText } = quoteMessage(quote, link)
  expect(text).toMatch(startOf(quoteActions.sharedTitle))
  const list = inOrder('Space', '100 GB', 'US$200')
  expect(text).toMatch(list)
  for (const part of [link, printedQuote.kind]) expect(text).toContain(part)
  expect(shortText).toContain(link)
  expect(shortText).not.toContain('Space')
})

test('the recipient of a quote is left open', async () => {
  open()
  fireEvent.click(button(quoteActions.send))
  expect(button(quoteActions.send)).toHaveAttribute('aria-busy', 'true')
  expect(button(quoteActions.share)).toHaveAttribute('aria-busy', 'false')
  await screen.findByRole('dialog', { name: sendQuote.heading })
  const opened = [readyMessage.email, readyMessage.messenger].map(
    (name) => new URL(screen.getByRole('link', { name: startOf(name) }).getAttribute('href') ?? ''),
  )
  expect(opened.map(({ host, pathname }) => host + pathname)).toEqual(['', 'pigeon.example/share'])
})

test('a question about more of a resource, or about the quote, begins the message, and the address stays; an empty quote has no actions', async () => {
  const { user, router } = await openBuilder()
  for (const [name, beginning] of [
    [quoteBuilder.askAbove('500 GB'), contactAbout(quoteBuilder.above('Space', '500 GB')).message],
    [quoteActions.ask, 'Space, 100 GB'],
  ] as const) {
    await user.click(screen.getByRole('link', { name }))
    const field = await screen.findByRole<HTMLTextAreaElement>('textbox', {
      name: contact.form.fields.message,
    })
    await waitFor(() => expect(field.value).toContain(beginning))
    expect(router.state.location).toMatchObject({ pathname: '/contact', search: '', hash: '' })
    await router.navigate(-1)
    await screen.findByRole('link', { name })
  }
  await user.click(button(quoteBuilder.start.empty))
  expect(screen.queryByRole('button', { name: quoteActions.share })).not.toBeInTheDocument()
})
