/** Windows passes at most 2,083 characters from a browser to a mail program. Other systems allow at least as many. */
const maxLinkLength = 2000

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

/** The links that open a message in the visitor's mail program or in a messenger. */
export function messageLinks(to: Recipient, { subject, text, shortText }: Message): MessageLinks {
  const email = `${to.email}?subject=${encoded(subject)}`
  const linksWith = (body: string) => ({
    email: `${email}&body=${body}`,
    messenger: to.messenger && withText(to.messenger, body),
  })
  const whole = linksWith(encoded(text))
  if (isShortEnough(whole)) return { ...whole, isComplete: true }
  const short = shortText === undefined ? null : linksWith(encoded(shortText))
  return short && isShortEnough(short)
    ? { ...short, isComplete: false }
    : { email, messenger: to.messenger?.href ?? null, isComplete: false }
}

const withText = ({ href, parameter }: NonNullable<Recipient['messenger']>, text: string) =>
  `${href}?${parameter}${parameter && '='}${text}`

function isShortEnough({ email, messenger }: Omit<MessageLinks, 'isComplete'>): boolean {
  return Math.max(email.length, messenger?.length ?? 0) <= maxLinkLength
}

/** Encodes a text for a URL, with line breaks as in RFC 6068. Lone surrogates, which would throw, are replaced. */
function encoded(text: string): string {
  return encodeURIComponent(text.replaceAll(/\p{Surrogate}/gu, '\uFFFD').replaceAll('\n', '\r\n'))
}
