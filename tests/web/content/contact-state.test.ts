import { expect, test } from 'vitest'
import {
  contactAbout,
  contactAboutOrder,
  contactAboutQuote,
  contactAboutTransfer,
} from '#web/content/contact-state.ts'

test.each([
  ['Professional', contactAbout('Professional')],
  ['KES 1 a month', contactAbout('Core plan', 'KES 1 a month')],
  ['Storage: US$200', contactAboutQuote('Storage: US$200')],
])('a message about “%s” begins with it', (subject, { message }) => {
  expect(message).toContain(subject)
})

test('a message about a transfer has its number, the quote and the buyer as paragraphs, the buyer line by line', () => {
  const sender = { name: '', company: 'Acacia', email: '', phone: '' }
  const { message } = contactAboutTransfer('Q-7', 'Storage', ['Acacia', 'Nairobi'], sender)
  const [first, quote, buyer = ''] = message.split('\n\n')
  expect(first).toContain('Q-7')
  expect(quote).toBe('Storage')
  expect(buyer).toMatch(/^\S.*\nAcacia\nNairobi$/)
  expect(contactAboutOrder('7KQ3').message).toMatch(/\S: 7KQ3\n\n$/)
})
