import { useEffect, useState, type FormEvent } from 'react'
import { useLocation } from 'react-router-dom'
import { contact, type ContactMessage } from '#web/content/contact.ts'
import { paths } from '#web/content/paths.ts'
import { readOpening } from '#web/content/contact-state.ts'
import { focusFirst } from '#web/ui/form-layout.tsx'
import { dismiss, notify } from '#web/ui/browser/notifications.ts'
import { validateMessage, type ContactField, type FieldErrors } from './validate-message.ts'

const fieldsMissing = contact.form.errors.notice
const emptyMessage: ContactMessage = { name: '', company: '', email: '', phone: '', message: '' }

/** A message that is ready to be sent, with its own number: a second one replaces the first. */
type Prepared = { readonly message: ContactMessage; readonly number: number }

// It outlives a page that is drawn anew, but not the visit of the page.
let kept: Prepared | null = null

export function useContactForm() {
  const [message, setMessage] = useState(emptyMessage)
  const [errors, setErrors] = useState<FieldErrors>({})
  const [prepared, setPrepared] = useState(kept)
  const opening = readOpening(useLocation().state)

  // Not during hydration, because the prerendered form is empty.
  useEffect(() => {
    if (opening === null) return
    setMessage((before) => (before.message === '' ? { ...before, message: opening } : before))
  }, [opening])

  useEffect(
    () => () => {
      if (location.pathname !== paths.contact) kept = null
    },
    [],
  )

  const hasErrors = Object.keys(errors).length > 0
  useEffect(() => {
    if (!hasErrors) return undefined
    return () => dismiss(fieldsMissing)
  }, [hasErrors])

  const change = (field: ContactField, text: string) => {
    setMessage((before) => ({ ...before, [field]: text }))
    setErrors(({ [field]: _corrected, ...others }) => others)
  }

  const prepare = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    dismiss(fieldsMissing)
    const trimmed = trimmedMessage(message)
    const failed = validateMessage(trimmed)
    if (failed) {
      if (failed.notice) notify(failed.notice)
      setErrors(failed.errors)
      focusFirst(event.currentTarget, failed.errors)
      return
    }
    kept = { message: trimmed, number: (prepared?.number ?? 0) + 1 }
    setPrepared(kept)
    setMessage(emptyMessage)
    setErrors({})
  }

  return { message, errors, prepared, change, prepare }
}

function trimmedMessage({ name, company, email, phone, message }: ContactMessage): ContactMessage {
  return {
    name: name.trim(),
    company: company.trim(),
    email: email.trim(),
    phone: phone.trim(),
    message: message.trim(),
  }
}
