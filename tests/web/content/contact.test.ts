import { expect, test } from 'vitest'
import { contact, interestIn, messageSubject, messageText } from '#web/content/contact.ts'
import { notices } from '#web/content/notices.ts'
import { plans } from '#web/content/plans.ts'

const message = {
  name: 'Wanjiru Kamau',
  company: '',
  email: 'wanjiru@example.co.ke',
  phone: '',
  message: 'We open a second branch in March.',
}

test('a prepared message holds the fields that were filled in, and no others', () => {
  expect(messageSubject(message)).toBe('Enquiry from Wanjiru Kamau')
  expect(messageText(message)).toBe(
    'We open a second branch in March.\n\nName: Wanjiru Kamau\nEmail: wanjiru@example.co.ke',
  )
})

test('a prepared message names the company and the telephone where they were given', () => {
  const whole = { ...message, company: 'Acacia Traders', phone: '+254 711 000 000' }
  expect(messageSubject(whole)).toBe('Enquiry from Wanjiru Kamau, Acacia Traders')
  expect(messageText(whole)).toContain('Company: Acacia Traders')
  expect(messageText(whole)).toContain('Phone: +254 711 000 000')
})

test('a chosen plan begins the message', () => {
  expect(interestIn(plans[1].name)).toContain('Professional')
})

test('the page says that a message is ready and never that it was sent', () => {
  expect(contact.ready.heading).toBe('Your message is ready, not sent yet')
  expect(JSON.stringify(contact)).not.toMatch(/message (was |has been )?sent\b/i)
})

test('the reply is promised for messages that reach us', () => {
  expect(contact.promise).toMatch(/within 24 hours to every message that reaches/)
})

test('the notification of a missing field has the agreed words (rule 6.2)', () => {
  expect(notices.contactFieldsMissing).toMatchObject({
    title: 'Missing fields',
    description: 'Please fill in all required fields.',
  })
})
