import { expect, test } from 'vitest'
import { contactState, contactStateOfQuote, offerOf, quoteOf } from '#web/content/contact-state.ts'

test.each([
  [contactState('Professional'), ['Professional', null]],
  [contactStateOfQuote('Storage: US$200'), [null, 'Storage: US$200']],
  ...[null, undefined, 'Professional', 7, [], {}, { offer: '' }, { offer: 7 }, { quote: [''] }].map(
    (state) => [state, [null, null]] as const,
  ),
])('the router’s state %j is about %j', (state, expected) => {
  expect([offerOf(state), quoteOf(state)]).toEqual(expected)
})
