import { expect, test } from 'vitest'
import { contactState, contactStateOfQuote, readContactState } from '#web/content/contact-state.ts'

const invalid = [null, 'Professional', {}, { offer: '' }, { offer: 7 }, { quote: [''] }]

test.each<[state: unknown, offer: string | null, quote: string | null]>([
  [contactState('Professional'), 'Professional', null],
  [contactStateOfQuote('Storage: US$200'), null, 'Storage: US$200'],
  ...invalid.map((state): [unknown, null, null] => [state, null, null]),
])('the router’s state %j has the offer %j and the quote %j', (state, offer, quote) => {
  expect([readContactState(state, 'offer'), readContactState(state, 'quote')]).toEqual([
    offer,
    quote,
  ])
})
