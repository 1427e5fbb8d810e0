import { expect, test } from 'vitest'
import { company } from '#web/content/company.ts'
import { messageSubject, messageText, type ContactMessage } from '#web/content/contact.ts'
import { messageLinks } from '#web/features/contact/message-links.ts'

function messageOf(message: string): ContactMessage {
  return { name: 'Wanjiru & Co', company: '', email: 'w@acacia.example', phone: '', message }
}

test('the email goes to the company with subject and body, line breaks included', () => {
  const message = messageOf('One?\nTwo = 100 %, "three" & four')
  const { email } = messageLinks(message)
  // Without a plus, which mail programs would show for a space.
  expect(email).toMatch(/^[^?\s]+\?subject=[^&\s+]+&body=[^&\s+]+$/)
  const { href, search, searchParams } = new URL(email)
  expect(href).toBe(company.email.href + search)
  expect(searchParams.get('subject')).toBe(messageSubject(message))
  expect(searchParams.get('body')).toBe(messageText(message).replaceAll('\n', '\r\n'))
})

test('the WhatsApp link has the company’s number and the text', () => {
  const { href, search, searchParams } = new URL(messageLinks(messageOf('Habari')).whatsApp)
  expect(href).toBe(company.whatsApp.href + search)
  expect(searchParams.get('text')).toMatch(/^Habari\r\n/)
})

test('the links contain a message up to their maximum length, but not one character more', () => {
  const rest = messageLinks(messageOf('')).email.length
  const longest = messageLinks(messageOf('x'.repeat(2000 - rest)))
  expect(longest).toMatchObject({ isComplete: true })
  expect(longest.email).toHaveLength(2000)
  expect(messageLinks(messageOf('x'.repeat(2001 - rest)))).toEqual({
    email: `${company.email.href}?subject=${encodeURIComponent(messageSubject(messageOf('')))}`,
    whatsApp: company.whatsApp.href,
    isComplete: false,
  })
})

test('half of an emoji does not break the links', () => {
  expect(messageLinks(messageOf('cut \ud83d')).email).toContain('cut%20%EF%BF%BD')
})
