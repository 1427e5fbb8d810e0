import { expect, test } from 'vitest'
import { contact, messageSubject, messageText } from '#web/content/contact.ts'

const { fields } = contact.form
const message = {
  name: 'Wanjiru Kamau',
  company: '',
  email: 'wanjiru@example.co.ke',
  phone: '',
  message: 'We open a second branch in March.',
}
// Languages write colons in their own ways.
const textOf = (it: typeof message) => messageText(it).replaceAll(/\s?[:：]\s?/g, ': ')

test('a prepared message holds the filled fields alone', () => {
  const begin = `${message.message}\n\n${fields.name}: ${message.name}`
  const email = `\n${fields.email}: ${message.email}`
  expect(messageSubject(message)).toContain(message.name)
  expect(textOf(message)).toBe(begin + email)
  const whole = { ...message, company: 'Acacia Traders', phone: '+254 711 000 000' }
  expect(messageSubject(whole)).toMatch(
    /Wanjiru Kamau.+Acacia Traders|Acacia Traders.+Wanjiru Kamau/,
  )
  expect(textOf(whole)).toBe(
    `${begin}\n${fields.company}: ${whole.company}${email}\n${fields.phone}: ${whole.phone}`,
  )
})
