import { expect, test } from 'vitest'
import { contactState, contactStateOfQuote, offerOf, quoteOf } from '#web/content/contact-state.ts'

test('an offer is read back from the state', () => {
  const state = contactState('Professional')
  expect([offerOf(state), quoteOf(state)]).toEqual(['Professional', null])
})

test('a quote is read back from the state', () => {
  const state = contactStateOfQuote('Storage: US$200')
  expect([offerOf(state), quoteOf(state)]).toEqual([null, 'Storage: US$200'])
})

const invalidStates = [
  null,
  undefined,
  'Professional',
  7,
  [],
  {},
  { offer: '' },
  { offer: 7 },
  { quote: '' },
  { quote: ['Storage'] },
]

test.each(invalidStates)('the state %j has neither', (state) => {
  expect([offerOf(state), quoteOf(state)]).toEqual([null, null])
})
