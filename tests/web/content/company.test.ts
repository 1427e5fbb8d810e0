import { expect, test } from 'vitest'
import { company } from '#web/content/company.ts'

const { email, privacyEmail, securityEmail, phone, whatsApp } = company
// A number that is shown without its country's code begins with a zero in its place.
const dialled = ({ shown }: { readonly shown: string }) =>
  new RegExp(`^${shown.replaceAll(/\D/g, '').replace(/^0/, '\\d{1,3}')}$`)

test.each([email, privacyEmail, securityEmail])('a message to $shown goes there', (mailbox) => {
  expect(mailbox.href).toBe(`mailto:${mailbox.shown}`)
})

test('the numbers that are shown are those that are dialled', () => {
  expect(phone.href.replace('tel:+', '')).toMatch(dialled(phone))
  expect(whatsApp.href.replace('https://wa.me/', '')).toMatch(dialled(whatsApp))
})
