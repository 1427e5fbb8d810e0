import { expect, test } from 'vitest'
import { company } from '#web/content/company.ts'
import type { ContactMessage } from '#web/content/contact.ts'
import { messageLinks } from '#web/features/contact/message-links.ts'

function messageOf(message: string): ContactMessage {
  return { name: 'Wanjiru & Co', company: '', email: 'w@acacia.example', phone: '', message }
}

test('the email goes to the company with subject and body, line breaks included', () => {
  const { email } = messageLinks(messageOf('One?\nTwo = 100 %, "three" & four'))
  // Spaces are not encoded as a plus, which mail programs would show.
  expect(email).toMatch(/^[^?\s]+\?subject=[^&\s+]+&body=[^&\s+]+$/)
  const { href, search, searchParams } = new URL(email)
  expect(href).toBe(company.email.href + search)
  expect(searchParams.get('subject')).toBe('Enquiry from Wanjiru & Co')
  expect(searchParams.get('body')).toBe(
    'One?\r\nTwo = 100 %, "three" & four\r\n\r\nName: Wanjiru & Co\r\nEmail: w@acacia.example',
  )
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
    email: `${company.email.href}?subject=Enquiry%20from%20Wanjiru%20%26%20Co`,
    whatsApp: company.whatsApp.href,
    isComplete: false,
  })
})

test('half of an emoji does not break the links', () => {
  expect(messageLinks(messageOf('cut \ud83d')).email).toContain('cut%20%EF%BF%BD')
})
