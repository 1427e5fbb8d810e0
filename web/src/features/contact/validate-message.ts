import { contact, type ContactMessage } from '#web/content/contact.ts'
import { notices } from '#web/content/notices.ts'
import type { Notice } from '#web/lib/notifications.ts'

export type ContactField = keyof ContactMessage
export type FieldErrors = Partial<Readonly<Record<ContactField, string>>>

/** What is wrong with the fields, and the notification for it, if there is one. */
type FailedCheck = { readonly errors: FieldErrors; readonly notice: Notice | null }

const { errors, fields, required } = contact.form

/** Whether a field must be filled in (rule 6.1). */
export function isRequired(field: ContactField): boolean {
  return required.some((name) => name === field)
}

/** Missing fields first, all of them at once; then an address without an @. Null when everything is valid. */
export function validateMessage(message: ContactMessage): FailedCheck | null {
  const missing = required.filter((field) => message[field] === '')
  if (missing.length > 0) {
    return {
      errors: Object.fromEntries(missing.map((field) => [field, errors.missing(fields[field])])),
      notice: notices.contactFieldsMissing,
    }
  }
  // The browser's own check of an email field is off with the form's others; no notification is agreed (rule 6.2).
  if (!message.email.includes('@')) return { errors: { email: errors.email }, notice: null }
  return null
}
