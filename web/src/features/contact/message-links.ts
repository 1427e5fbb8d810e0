import { company } from '#web/content/company.ts'
import { messageSubject, messageText, type ContactMessage } from '#web/content/contact.ts'

/** What Windows hands from a browser to a mail program: 2,083 characters. Other ways take as much or more. */
const maxLinkLength = 2000

/** The ways to send a message from another program. */
type MessageLinks = {
  readonly email: string
  readonly whatsApp: string
  /** The links carry the message; otherwise it is too long for them, and has to be copied. */
  readonly isComplete: boolean
}

/** The addresses that open a message, written and ready to be sent, in the visitor's mail program or in WhatsApp. */
export function messageLinks(message: ContactMessage): MessageLinks {
  const subject = `${company.email.href}?subject=${encoded(messageSubject(message))}`
  const text = encoded(messageText(message))
  const email = `${subject}&body=${text}`
  const whatsApp = `${company.whatsApp.href}?text=${text}`
  return Math.max(email.length, whatsApp.length) <= maxLinkLength
    ? { email, whatsApp, isComplete: true }
    : { email: subject, whatsApp: company.whatsApp.href, isComplete: false }
}

/** A text within an address: line breaks as RFC 6068 wants them, and halves of characters, which would throw, replaced. */
function encoded(text: string): string {
  return encodeURIComponent(text.replaceAll(/\p{Surrogate}/gu, '\uFFFD').replaceAll('\n', '\r\n'))
}
