import { expect, test } from 'vitest'
import { contact, type ContactMessage } from '#web/content/contact.ts'
import { notices } from '#web/content/notices.ts'
import { isRequired, validateMessage } from '#web/site/contact/validate-message.ts'

const { errors, fields } = contact.form
const message: ContactMessage = {
  name: 'Wanjiru',
  company: '',
  email: 'wanjiru@example.com',
  phone: '',
  message: 'A new office.',
}

test('a message with a name, an address and a text is valid', () => {
  expect(validateMessage(message)).toBeNull()
})

test('all missing fields are reported at once (rule 6.1)', () => {
  expect(validateMessage({ ...message, name: '', email: '', message: '' })).toEqual({
    errors: {
      name: errors.missing(fields.name),
      email: errors.missing(fields.email),
      message: errors.missing(fields.message),
    },
    notice: notices.contactFieldsMissing,
  })
})

test('an email address without an @ is reported once no field is missing', () => {
  const wrong = { ...message, email: 'wanjiru.example.com' }
  expect(validateMessage(wrong)).toEqual({ errors: { email: errors.email }, notice: null })
  expect(validateMessage({ ...wrong, name: '' })?.errors).toEqual({
    name: errors.missing(fields.name),
  })
})

test('company and phone are optional', () => {
  const optional = ['company', 'phone'] as const
  expect(optional.filter(isRequired)).toEqual([])
  expect(contact.form.required.every(isRequired)).toBe(true)
})
