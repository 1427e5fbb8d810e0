import { expect, test } from 'vitest'
import { contact, interestIn, messageSubject, messageText } from '#web/content/contact.ts'

const message = {
  name: 'Wanjiru Kamau',
  company: '',
  email: 'wanjiru@example.co.ke',
  phone: '',
  message: 'We open a second branch in March.',
}

test('a prepared message contains only the fields that were filled in', () => {
  expect(messageSubject(message)).toBe('Enquiry from Wanjiru Kamau')
  expect(messageText(message)).toBe(
    'We open a second branch in March.\n\nName: Wanjiru Kamau\nEmail: wanjiru@example.co.ke',
  )
  const whole = { ...message, company: 'Acacia Traders', phone: '+254 711 000 000' }
  expect(messageSubject(whole)).toBe('Enquiry from Wanjiru Kamau, Acacia Traders')
  expect(messageText(whole)).toMatch(/Company: Acacia Traders\n.*\nPhone: \+254 711 000 000$/)
})

test('a chosen plan is mentioned in the message', () => {
  expect(interestIn('Our plan')).toContain('Our plan')
})

test('no text claims that a message was sent', () => {
  expect(JSON.stringify(contact)).not.toMatch(/message (was |has been )?sent\b/i)
})
