import { expect, test } from 'vitest'
import {
  contactAbout,
  contactAboutOrder,
  contactAboutQuote,
  contactAboutTransfer,
  readOpening,
} from '#web/content/contact-state.ts'

test.each([
  ['Professional', contactAbout('Professional')],
  ['KES 1 a month', contactAbout('Core plan', 'KES 1 a month')],
  ['Storage: US$200', contactAboutQuote('Storage: US$200')],
])('a message about “%s” begins with it', (subject, state) => {
  expect(readOpening(state)).toBe(state.opening)
  expect(state.opening).toContain(subject)
})

test('a message about a transfer has its number, the quote and the buyer as paragraphs, the buyer line by line', () => {
  const { opening } = contactAboutTransfer('Q-7', 'Storage', ['Acacia', 'Nairobi'])
  const [first, quote, buyer = ''] = opening.split('\n\n')
  expect(first).toContain('Q-7')
  expect(quote).toBe('Storage')
  expect(buyer).toMatch(/^\S.*\nAcacia\nNairobi$/)
  expect(contactAboutOrder('7KQ3').opening).toMatch(/\S: 7KQ3\n\n$/)
})

test.each([null, 'Professional', {}, { opening: 7 }, { opening: [''] }])(
  'the router’s state %j begins no message',
  (state) => {
    expect(readOpening(state)).toBeNull()
  },
)
