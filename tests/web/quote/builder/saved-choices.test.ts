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

test('if an offer of the draft is no longer on sale, the visitor is told (rule 8.2)', async () => {
  const drafted = only(offer)
  storeDraft(drafted, {}, { fixedItems: [offer.id, 'fax'] })
  await openBuilder()
  expect(shownTotal()).toBe(totalOf(priceSelection(drafted)))
  await screen.findByText(notices.quoteDamaged.title)
})

test('if the draft costs more than it did, the visitor is told (rule 7.22)', async () => {
  storeDraft(only(offer), { prices: { [offer.id]: offer.price - 1 } })
  await openBuilder()
  await screen.findByText(notices.pricesRisen.title)
})

test('if storage is full nobody is interrupted while choosing (rule 8.7)', async () => {
  fillStorage()
  const { user } = await openBuilder()
  await user.click(choice(offer.name))
  expect(screen.queryByText(notices.storageUnavailable.title)).not.toBeInTheDocument()
  expect(choice(offer.name)).toBeChecked()
})
