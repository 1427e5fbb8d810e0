import { act, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { customPriceBounds, fixedItems } from '#shared/catalogue.ts'
import { priceSelection } from '#shared/pricing.ts'
import { checkoutCopy } from '#web/content/checkout-copy.ts'
import { notices } from '#web/content/notices.ts'
import { paths } from '#web/content/paths.ts'
import { quoteBuilder } from '#web/content/quote-builder.ts'
import { draftedSelection, storedDraft, storeDraft } from '#tests/support/quote-draft.ts'
import {
  savedQuoteItems,
  saveQuote,
  saveQuoteElsewhere,
  storedQuoteItems,
} from '#tests/support/quote-items.ts'
import {
  choice,
  customName,
  customPrice,
  nameCustomService,
  openBuilder,
  proceedButton,
  shownTotal,
  totalOf,
} from '#tests/support/quote-page.ts'
import { renderPage } from '#tests/support/render-page.tsx'
import { nothing, savedLines, savedSelection } from '#tests/support/selections.ts'

const [first, second, third] = fixedItems
const drafted = { ...nothing, fixedItems: [third.id] }

test('choices that were never saved survive a reload, and so does an unfinished service', async () => {
  const { user, leave } = await openBuilder()
  await user.click(choice(third.name))
  await nameCustomService(user, 'Rack')
  leave()
  await openBuilder()
  expect(choice(third.name)).toBeChecked()
  expect(choice(quoteBuilder.custom.checkbox)).toBeChecked()
  expect(customName()).toHaveValue('Rack')
  expect(customPrice()).toHaveValue('')
  expect(storedQuoteItems()).toBeNull()
})

test('the draft is reopened, not the saved quote, and nothing is written', async () => {
  saveQuote()
  storeDraft(drafted)
  const before = storedDraft()
  const { leave } = await openBuilder()
  expect(shownTotal()).toBe(totalOf(priceSelection(drafted)))
  leave()
  expect(storedDraft()).toBe(before)
  expect(storedQuoteItems()).toEqual(savedQuoteItems)
})

test('opening the builder writes no draft, nor does following another tab', async () => {
  saveQuote()
  const { leave } = await openBuilder()
  act(() => saveQuoteElsewhere())
  await waitFor(() => expect(shownTotal()).toBe(totalOf(savedLines.slice(1))))
  leave()
  expect(storedDraft()).toBeNull()
})

test('a tab with older choices leaves a newer draft alone until the visitor changes something there', async () => {
  storeDraft({ ...nothing, fixedItems: [first.id] })
  const { user } = await openBuilder()
  storeDraft(drafted)
  act(() => saveQuoteElsewhere())
  expect(draftedSelection()).toEqual(drafted)
  await user.click(choice(second.name))
  expect(draftedSelection()?.fixedItems).toEqual([first.id, second.id])
})

test('Proceed keeps what it saves as the draft, even unchanged', async () => {
  saveQuote()
  const { user } = await openBuilder()
  storeDraft(drafted)
  await user.click(proceedButton())
  await screen.findByRole('heading', { level: 1, name: checkoutCopy.heading })
  expect(priceSelection(draftedSelection() ?? nothing)).toEqual(savedLines)
})

test.each([
  ['takes its draft with it', savedSelection, true],
  ['leaves a draft of something else', drafted, false],
])('the order that was paid %s', async (_case, draft, isRemoved) => {
  saveQuote()
  storeDraft(draft)
  await renderPage(paths.paymentSuccess)
  await waitFor(() => expect(storedQuoteItems()).toBeNull())
  expect(storedDraft() === null).toBe(isRemoved)
})

test('without an order the success page leaves the draft alone', async () => {
  storeDraft(drafted)
  await renderPage(paths.paymentSuccess)
  await screen.findByText(/^INV-/)
  expect(draftedSelection()).toEqual(drafted)
})

test('if an offer of the draft is no longer on sale, the visitor is told', async () => {
  storeDraft(drafted, {}, { fixedItems: [third.id, 'fax'] })
  await openBuilder()
  expect(shownTotal()).toBe(totalOf(priceSelection(drafted)))
  await screen.findByText(notices.quoteDamaged.title)
})

test('if storage is full nobody is interrupted while choosing', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError')
  })
  const { user } = await openBuilder()
  await user.click(choice(first.name))
  await nameCustomService(user)
  await user.type(customPrice(), String(customPriceBounds.min / 100))
  expect(screen.queryByText(notices.storageUnavailable.title)).not.toBeInTheDocument()
  expect(choice(first.name)).toBeChecked()
})
