import { expect, test } from 'vitest'
import { contact, type ContactMessage } from '#web/content/contact.ts'
import { validateMessage } from '#web/site/contact/validate-message.ts'

const { errors, fields } = contact.form
const message: ContactMessage = {
  name: 'Wanjiru',
  company: '',
  email: 'wanjiru@example.com',
  phone: '',
  message: 'A new office.',
}
const missing = (...names: readonly ('name' | 'email' | 'message')[]) => ({
  errors: Object.fromEntries(names.map((name) => [name, errors.missing(fields[name])])),
  notice: contact.form.errors.notice,
})

test.each([
  [{}, null],
  [{ name: '', email: '', message: '' }, missing('name', 'email', 'message')],
  [{ name: '', email: 'no address' }, missing('name')],
  [{ email: 'wanjiru.example.com' }, { errors: { email: errors.email }, notice: null }],
])('a message with %j (rules 6.1 and 6.2)', (changes, failure) => {
  expect(validateMessage({ ...message, ...changes })).toEqual(failure)
})
