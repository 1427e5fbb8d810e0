import { expect, test } from 'vitest'
import { company } from '#web/content/company.ts'

const { email, privacyEmail, securityEmail, phone, whatsApp } = company
const digitsOf = (text: string) => text.replaceAll(/\D/g, '')

test.each([email, privacyEmail, securityEmail])('a message to $shown goes there', (mailbox) => {
  expect(mailbox.href).toBe(`mailto:${mailbox.shown}`)
})

test('the numbers that are shown are those that are dialled', () => {
  expect(phone.href).toBe(`tel:+${digitsOf(phone.shown)}`)
  expect(whatsApp.href).toBe(`https://wa.me/${digitsOf(whatsApp.shown)}`)
})
