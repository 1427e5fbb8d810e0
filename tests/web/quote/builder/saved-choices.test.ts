import { act, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fixedItems } from '#shared/catalogue.ts'
import { priceSelection } from '#shared/quote.ts'
import { notices } from '#web/content/notices.ts'
import {
  fillStorage,
  saveQuote,
  saveQuoteElsewhere,
  storeDraft,
  storedDraft,
} from '#tests/support/stored-quotes.ts'
import { choice, openBuilder, shownTotal, totalOf } from '#tests/support/quote-page.ts'
import { only, partOfSavedQuote } from '#tests/support/selections.ts'

const [offer] = fixedItems

test('opening the builder writes no draft, nor does following another tab (rule 8.7)', async () => {
  saveQuote()
  const { leave } = await openBuilder()
  act(() => saveQuoteElsewhere())
  await waitFor(() => expect(shownTotal()).toBe(totalOf(partOfSavedQuote)))
  leave()
  expect(storedDraft()).toBeNull()
})

test('a visitor is told about a draft with an offer no longer on sale (rule 8.2)', async () => {
  const drafted = only(offer)
  storeDraft(drafted, {}, { fixedItems: [offer.id, 'fax'] })
  await openBuilder()
  expect(shownTotal()).toBe(totalOf(priceSelection(drafted)))
  await screen.findByText(notices.quoteDamaged.title)
})

test('a visitor is told about a draft at a higher price (rule 7.22)', async () => {
  storeDraft(only(offer), { prices: { [offer.id]: offer.price - 1 } })
  await openBuilder()
  await screen.findByText(notices.pricesRisen.title)
})

test('full storage interrupts no choice (rule 8.7)', async () => {
  fillStorage()
  const { user } = await openBuilder()
  await user.click(choice(offer.name))
  expect(screen.queryByText(notices.storageUnavailable.title)).not.toBeInTheDocument()
  expect(choice(offer.name)).toBeChecked()
})
