import { useEffect, useState, type FormEvent } from 'react'
import { useLocation } from 'react-router-dom'
import { contact, type ContactMessage } from '#web/content/contact.ts'
import { paths } from '#web/content/paths.ts'
import { focusFirst } from '#web/ui/form-layout.tsx'
import { dismiss, notify } from '#web/ui/browser/notifications.ts'
import { validateMessage, type ContactField, type FieldErrors } from './validate-message.ts'

const fieldsMissing = contact.form.errors.notice
const emptyMessage = mapMessage(() => '')

/** A message that is ready to be sent, with its own number: a second one replaces the first. */
type Prepared = { readonly message: ContactMessage; readonly number: number }

// It outlives a page that is drawn anew, but not the visit of the page.
let kept: Prepared | null = null

export function useContactForm() {
  const [message, setMessage] = useState(emptyMessage)
  const [errors, setErrors] = useState<FieldErrors>({})
  const [prepared, setPrepared] = useState(kept)
  const state: unknown = useLocation().state

  // Not during hydration, because the prerendered form is empty.
  useEffect(() => {
    if (state === null) return
    setMessage((typed) => mapMessage((field) => typed[field] || textIn(state, field)))
  }, [state])

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
    const trimmed = mapMessage((field) => message[field].trim())
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

function mapMessage(textOf: (field: ContactField) => string): ContactMessage {
  return {
    name: textOf('name'),
    company: textOf('company'),
    email: textOf('email'),
    phone: textOf('phone'),
    message: textOf('message'),
  }
}

/**
 * A text of the router's state, which browsers keep even across deployments. Read by hand: the page needs the schema library
 * for nothing else.
 */
function textIn(state: unknown, field: ContactField): string {
  const text: unknown = typeof state === 'object' && state ? Reflect.get(state, field) : ''
  return typeof text === 'string' ? text : ''
}
