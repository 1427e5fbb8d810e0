import { expect, test } from 'vitest'
import { savedQuoteItems } from '#tests/support/quote-items.ts'
import { quoteSaved, selectIsQuoteDamaged, selectQuoteItems } from '#web/state/quote-items-slice.ts'
import { makeStore } from '#web/state/store.ts'

const [network, docs] = savedQuoteItems

test('what is saved is there as it was', () => {
  const store = makeStore()
  store.dispatch(quoteSaved(savedQuoteItems))
  expect(selectQuoteItems(store.getState())).toEqual(savedQuoteItems)
  expect(selectIsQuoteDamaged(store.getState())).toBe(false)
})

test('what could not be read back is not saved, and that it was lost is told', () => {
  const store = makeStore()
  store.dispatch(quoteSaved([{ ...network, price: 1 }, docs]))
  expect(selectQuoteItems(store.getState())).toEqual([docs])
  expect(selectIsQuoteDamaged(store.getState())).toBe(true)
})
