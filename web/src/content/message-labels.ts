import { company, messenger } from '#web/content/company.ts'
import type { Recipient } from '#web/ui/browser/message-links.ts'
import { layoutCopy } from './layout.ts'

/** The labels for sending a prepared message, and what copying it says. */
export const readyMessage = {
  email: 'Send by Email',
  messenger: `Send by ${messenger?.name ?? ''}`,
  newTab: layoutCopy.newTab,
  copy: 'Copy Message',
  copied: 'Copied. Paste it where you want to send it.',
  copyFailed: 'Your browser did not allow copying. Select the text and copy it by hand.',
} as const

/** How a message is sent, within a sentence. */
export const emailOrMessenger = messenger ? `email or ${messenger.name}` : 'email'

const byMessenger = (href: string | null = null): Recipient['messenger'] => {
  const parameter = messenger?.textParameter ?? null
  return href === null || parameter === null ? null : { href, parameter }
}

/** Who gets a prepared message: the company, or whom the visitor's own program asks for. */
export const recipients: Readonly<Record<'us' | 'anybody', Recipient>> = {
  us: { email: company.email.href, messenger: byMessenger(messenger?.href) },
  anybody: { email: 'mailto:', messenger: byMessenger(messenger?.share) },
}
