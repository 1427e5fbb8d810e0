import { company, messenger } from '#web/content/company.ts'
import type { Recipient } from '#web/ui/browser/message-links.ts'

const byMessenger = (href: string | null = null): Recipient['messenger'] => {
  const parameter = messenger?.textParameter ?? null
  return href === null || parameter === null ? null : { href, parameter }
}

/** Who gets a prepared message: the company, or whom the visitor's own program asks for. */
export const recipients: Readonly<Record<'us' | 'anybody', Recipient>> = {
  us: { email: company.email.href, messenger: byMessenger(messenger?.href) },
  anybody: { email: 'mailto:', messenger: byMessenger(messenger?.share) },
}
