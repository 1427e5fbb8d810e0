import { expect, test } from 'vitest'
import { contact, interestIn, messageSubject, messageText } from '#web/content/contact.ts'

const message = {
  name: 'Wanjiru Kamau',
  company: '',
  email: 'wanjiru@example.co.ke',
  phone: '',
  message: 'We open a second branch in March.',
}

test('a prepared message holds the fields that were filled in, and no others', () => {
  const { fields } = contact.form
  expect(messageSubject(message)).toMatch(/ Wanjiru Kamau$/)
  expect(messageText(message)).toBe(
    `${message.message}\n\n${fields.name}: ${message.name}\n${fields.email}: ${message.email}`,
  )
  const whole = { ...message, company: 'Acacia Traders', phone: '+254 711 000 000' }
  expect(messageSubject(whole)).toMatch(/ Wanjiru Kamau, Acacia Traders$/)
  expect(messageText(whole)).toContain(`\n${fields.company}: ${whole.company}\n`)
  expect(messageText(whole)).toContain(`\n${fields.phone}: ${whole.phone}`)
})

test('a chosen plan is mentioned in the message', () => {
  expect(interestIn('Our plan')).toContain('Our plan')
})

test('no text claims that a message was sent', () => {
  expect(JSON.stringify(contact)).not.toMatch(/message (was |has been )?sent\b/i)
})
