/** Windows passes at most 2,083 characters from a browser to a mail program; servers take at least 8,000 of an address. */
const maxWindowsMail = 2000
const maxLink = 8000

/** A message's recipient, as links without a query. */
export type Recipient = {
  readonly email: string
  /** In a messenger, with the parameter for the text, empty if the query is the text; null without one. */
  readonly messenger: { readonly href: string; readonly parameter: string } | null
}

export type Message = {
  readonly subject: string
  readonly text: string
  /** What to say instead where the text is too long for a link. */
  readonly shortText?: string
}

type MessageLinks = {
  readonly email: string
  readonly messenger: string | null
  /** Whether they contain the whole text; if not, it has to be copied. */
  readonly isComplete: boolean
}

/** The links that open a message in the visitor's mail program or in a messenger, each with as much of it as it holds. */
export function messageLinks(
  to: Recipient,
  { subject, text, shortText = text }: Message,
): MessageLinks {
  const texts = [text, shortText].map(encoded)
  const longest = (bare: string, before: string, max: number) =>
    texts.map((it) => before + it).find((link) => link.length <= max) ?? bare
  const mail = `${to.email}?subject=${encoded(subject)}`
  const isWindows = navigator.userAgent.includes('Windows')
  const email = longest(mail, `${mail}&body=`, isWindows ? maxWindowsMail : maxLink)
  const { href = '', parameter = '' } = to.messenger ?? {}
  const messenger =
    to.messenger && longest(href, `${href}?${parameter}${parameter && '='}`, maxLink)
  const isComplete = [email, messenger ?? email].every((link) => link.endsWith(encoded(text)))
  return { email, messenger, isComplete }
}

/** Encodes a text for a URL, with line breaks as in RFC 6068. Lone surrogates, which would throw, are replaced. */
function encoded(text: string): string {
  return encodeURIComponent(text.replaceAll(/\p{Surrogate}/gu, '\uFFFD').replaceAll('\n', '\r\n'))
}
