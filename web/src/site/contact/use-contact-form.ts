import { useEffect, useState, type FormEvent } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { aboutFragment } from '#shared/inline-script.ts'
import { contact, type ContactMessage } from '#web/content/contact.ts'
import { paths } from '#web/content/paths.ts'
import { plans } from '#web/content/plans.ts'
import { contactAboutPlan } from '#web/content/prepared-messages.ts'
import { storageKeys } from '#web/content/storage-keys.ts'
import { focusFirst } from '#web/ui/form-layout.tsx'
import {
  readJson,
  removeText,
  writeText,
  textIn,
  valueIn,
} from '#web/ui/browser/browser-storage.ts'
import { dismiss, notify, type Notice } from '#web/ui/browser/notifications.ts'
import { useHydrated } from '#web/ui/browser/use-hydrated.ts'

export type ContactField = keyof ContactMessage
type FieldErrors = Partial<Readonly<Record<ContactField, string>>>

type FailedCheck = { readonly errors: FieldErrors; readonly notice: Notice | null }

const { errors: words, fields, required } = contact.form

/** Whether a field is required (rule 6.1). */
export function isRequired(field: ContactField): boolean {
  return required.some((name) => name === field)
}

/** Reports all missing fields at once, then an email address without an @. Null if everything is valid. */
function validateMessage(message: ContactMessage): FailedCheck | null {
  const missing = required.filter((field) => message[field] === '')
  if (missing.length > 0) {
    return {
      errors: Object.fromEntries(missing.map((field) => [field, words.missing(fields[field])])),
      notice: words.notice,
    }
  }
  // `noValidate` turns off the browser's check of the email field; no notification is agreed for it (rule 6.2).
  if (!message.email.includes('@')) return { errors: { email: words.email }, notice: null }
  return null
}

const emptyMessage = mapMessage(() => '')
const isEmpty = (message: ContactMessage) => Object.values(message).join('') === ''

/** What is kept for the tab, because the form sends nothing: nobody can know that it has arrived. */
type Draft = {
  readonly message: ContactMessage
  /** The text that the message began with. */
  readonly begun: string
  /** The message that is ready to be sent. */
  readonly ready: ContactMessage
}

const noDraft: Draft = { message: emptyMessage, begun: '', ready: emptyMessage }

function readDraft(): Draft {
  const kept = readJson('sessionStorage', storageKeys.contactMessage)
  const messageIn = (key: string) => mapMessage((field) => textIn(valueIn(kept, key), field))
  return { message: messageIn('message'), begun: textIn(kept, 'begun'), ready: messageIn('ready') }
}

function keepDraft(draft: Draft): void {
  if (isEmpty(draft.message) && isEmpty(draft.ready))
    removeText('sessionStorage', storageKeys.contactMessage)
  else writeText('sessionStorage', storageKeys.contactMessage, JSON.stringify(draft))
}

/** What a link brings fills in what is empty, and follows what was written. Coming back to its page brings nothing twice. */
function begin({ message, begun, ready }: Draft, state: unknown): Draft {
  const brought = textIn(state, 'message')
  const isNew = brought !== '' && brought !== begun
  const isWritten = message.message !== '' && message.message !== begun
  const text = isWritten ? `${message.message}\n\n${brought}` : brought
  const filled = mapMessage((field) => message[field] || textIn(state, field))
  return {
    message: { ...filled, message: isNew ? text : message.message },
    begun: brought || begun,
    ready,
  }
}

/** What a link says in a new tab, or before the application runs. */
function stateIn(hash: string): unknown {
  try {
    const about = decodeURIComponent(hash.slice(aboutFragment.length))
    const plan = plans.find(({ slug }) => slug === about)
    return plan ? contactAboutPlan(plan) : { message: about }
  } catch {
    return null
  }
}

export function useContactForm() {
  const navigate = useNavigate()
  const location = useLocation()
  const { hash } = location
  const isBegun = hash.startsWith(aboutFragment)
  const ofRouter: unknown = location.state
  const stated = isBegun ? (ofRouter ?? stateIn(hash)) : ofRouter
  // A page that is opened by a link within the site: what its heading is described by is there when that gets the focus.
  const isHydrated = useHydrated()
  const [draft, setDraft] = useState(() => (isHydrated ? begin(readDraft(), stated) : noDraft))
  const [errors, setErrors] = useState<FieldErrors>({})
  /** Of the messages prepared since the page was opened: each takes the focus. */
  const [number, setNumber] = useState(0)

  // Not during hydration, because the prerendered form is empty.
  useEffect(() => {
    if (isBegun)
      void navigate(paths.contact, { replace: true, preventScrollReset: true, state: stated })
    else setDraft(begin(readDraft(), stated))
  }, [stated, isBegun, navigate])
  useEffect(() => {
    if (draft !== noDraft) keepDraft(draft)
  }, [draft])

  const hasErrors = Object.keys(errors).length > 0
  useEffect(() => {
    if (!hasErrors) return undefined
    return () => dismiss(words.notice)
  }, [hasErrors])

  const change = (field: ContactField, text: string) => {
    setDraft((before) => ({ ...before, message: { ...before.message, [field]: text } }))
    setErrors(({ [field]: _corrected, ...others }) => others)
  }

  const prepare = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    dismiss(words.notice)
    const trimmed = mapMessage((field) => draft.message[field].trim())
    const failed = validateMessage(trimmed)
    if (failed) {
      if (failed.notice) notify(failed.notice)
      focusFirst(event.currentTarget, failed.errors, () => setErrors(failed.errors))
      return
    }
    setDraft({ ...draft, message: emptyMessage, ready: trimmed })
    setNumber(number + 1)
    setErrors({})
  }
  const writeAnother = () => setDraft({ ...draft, ready: emptyMessage })

  const { message, begun, ready } = draft
  return {
    message,
    /** Whether what the tab has kept, or a link brings, has been read. */
    isRead: draft !== noDraft,
    /** The first line of what a link has brought; empty if none has. */
    begun: begun.split('\n', 1).join(),
    errors,
    ready: isEmpty(ready) ? null : ready,
    number,
    change,
    prepare,
    writeAnother,
  }
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
