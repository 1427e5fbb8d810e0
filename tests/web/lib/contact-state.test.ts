import { expect, test } from 'vitest'
import { contactState, offerOf } from '#web/lib/contact-state.ts'

test('an offer is read as it was written', () => {
  expect(offerOf(contactState('Professional'))).toBe('Professional')
})

const foreign = [null, undefined, 'Professional', 7, [], {}, { offer: '' }, { offer: 7 }]

test.each(foreign)('a state that names no offer is none: %j', (state) => {
  expect(offerOf(state)).toBeNull()
})
