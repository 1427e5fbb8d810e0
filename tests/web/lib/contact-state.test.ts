import { expect, test } from 'vitest'
import { contactState, offerOf } from '#web/lib/contact-state.ts'

test('an offer is read back from the state', () => {
  expect(offerOf(contactState('Professional'))).toBe('Professional')
})

const invalidStates = [null, undefined, 'Professional', 7, [], {}, { offer: '' }, { offer: 7 }]

test.each(invalidStates)('the state %j has no offer', (state) => {
  expect(offerOf(state)).toBeNull()
})
