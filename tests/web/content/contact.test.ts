import { expect, test } from 'vitest'
import { seller } from '#shared/seller.ts'
import { orderNumberLabel } from '#shared/words.ts'
import { contact, messageSubject, messageText } from '#web/content/contact.ts'
import { contactAboutOrder, contactAboutTransfer } from '#web/content/prepared-messages.ts'

const { fields } = contact.form
const message = {
  name: 'Wanjiru Kamau',
  company: '',
  email: 'wanjiru@example.co.ke',
  phone: '',
  message: 'We open a second branch in March.',
}
// Languages write colons in their own ways.
const textOf = (it: typeof message) => messageText(it).replaceAll(/[^\S\n]?[:：][^\S\n]?/g, ': ')

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

test('an order by bank transfer has the quote and the buyer as paragraphs, and lines to fill in for what no form asks', () => {
  const sender = { name: '', company: 'Acacia', email: '', phone: '' }
  const state = contactAboutTransfer('Storage', ['Acacia', 'Nairobi'], sender)
  const [quote, buyer = '', toFillIn = ''] = state.message.split('\n\n')
  expect(quote).toMatch(/Storage$/)
  expect(buyer).toMatch(/^\S.*\nAcacia\nNairobi$/)
  expect(toFillIn).toMatch(
    new RegExp(`^.*${seller.taxNumber.label}.*\n${orderNumberLabel}[:：].*\n\\S.*$`),
  )
  expect(contactAboutOrder('7KQ3').message).toMatch(/\S[:：]\s?7KQ3\n\n$/)
})
