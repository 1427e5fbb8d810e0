import { expect, test } from 'vitest'
import { contactAbout, contactAboutQuote, readOpening } from '#web/content/contact-state.ts'

test.each([
  ['Professional', contactAbout('Professional')],
  ['KES 1 a month', contactAbout('Core plan', 'KES 1 a month')],
  ['Storage: US$200', contactAboutQuote('Storage: US$200')],
])('a message about “%s” begins with it', (subject, state) => {
  expect(readOpening(state)).toBe(state.opening)
  expect(state.opening).toContain(subject)
})

test.each([null, 'Professional', {}, { opening: 7 }, { opening: [''] }])(
  'the router’s state %j begins no message',
  (state) => {
    expect(readOpening(state)).toBeNull()
  },
)
