import { company } from '#web/content/company.ts'
import { messageSubject, messageText, type ContactMessage } from '#web/content/contact.ts'

/** Windows passes at most 2,083 characters from a browser to a mail program. Other systems allow at least as many. */
const maxLinkLength = 2000

/** The links that open a message in another program. */
type MessageLinks = {
  readonly email: string
  readonly whatsApp: string
  /** Whether the links contain the message; if not, it is too long and has to be copied. */
  readonly isComplete: boolean
}

/** The links that open the prepared message in the visitor's mail program or in WhatsApp. */
export function messageLinks(message: ContactMessage): MessageLinks {
  const subject = `${company.email.href}?subject=${encoded(messageSubject(message))}`
  const text = encoded(messageText(message))
  const email = `${subject}&body=${text}`
  const whatsApp = `${company.whatsApp.href}?text=${text}`
  return Math.max(email.length, whatsApp.length) <= maxLinkLength
    ? { email, whatsApp, isComplete: true }
    : { email: subject, whatsApp: company.whatsApp.href, isComplete: false }
}

/** Encodes a text for a URL, with line breaks as in RFC 6068. Lone surrogates, which would throw, are replaced. */
function encoded(text: string): string {
  return encodeURIComponent(text.replaceAll(/\p{Surrogate}/gu, '\uFFFD').replaceAll('\n', '\r\n'))
}
