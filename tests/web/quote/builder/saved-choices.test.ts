import { act, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fixedItems } from '#shared/catalogue.ts'
import { notices } from '#web/content/notices.ts'
import {
  fillStorage,
  saveQuote,
  saveQuoteElsewhere,
  storedDraft,
} from '#tests/support/stored-quotes.ts'
import { choice, openBuilder, shownTotal, totalOf } from '#tests/support/quote-page.ts'
import { partOfSavedQuote } from '#tests/support/selections.ts'

const [offer] = fixedItems

test('opening the builder writes no draft, nor does following another tab (rule 8.7)', async () => {
  saveQuote()
  const { leave } = await openBuilder()
  act(() => saveQuoteElsewhere())
  await waitFor(() => expect(shownTotal()).toBe(totalOf(partOfSavedQuote)))
  leave()
  expect(storedDraft()).toBeNull()
})

test('full storage interrupts no choice (rule 8.7)', async () => {
  fillStorage()
  const { user } = await openBuilder()
  await user.click(choice(offer.name))
  expect(screen.queryByText(notices.storageUnavailable.title)).not.toBeInTheDocument()
  expect(choice(offer.name)).toBeChecked()
})
