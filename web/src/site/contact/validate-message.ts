import { contact, type ContactMessage } from '#web/content/contact.ts'
import type { Notice } from '#web/ui/browser/notifications.ts'

export type ContactField = keyof ContactMessage
export type FieldErrors = Partial<Readonly<Record<ContactField, string>>>

type FailedCheck = { readonly errors: FieldErrors; readonly notice: Notice | null }

const { errors, fields, required } = contact.form

/** Whether a field is required (rule 6.1). */
export function isRequired(field: ContactField): boolean {
  return required.some((name) => name === field)
}

/** Reports all missing fields at once, then an email address without an @. Null if everything is valid. */
export function validateMessage(message: ContactMessage): FailedCheck | null {
  const missing = required.filter((field) => message[field] === '')
  if (missing.length > 0) {
    return {
      errors: Object.fromEntries(missing.map((field) => [field, errors.missing(fields[field])])),
      notice: errors.notice,
    }
  }
  // `noValidate` turns off the browser's check of the email field; no notification is agreed for it (rule 6.2).
  if (!message.email.includes('@')) return { errors: { email: errors.email }, notice: null }
  return null
}
