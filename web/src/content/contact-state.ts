import { orderReferenceLabel } from '#shared/words.ts'

/** The router's state for the contact page, which keeps the message's opening out of its URL. */
type ContactState = { readonly opening: string }

/** For a visitor who chose an offer. It follows "the" where its price is given, such as "Core plan" and "KES 29,000 a month". */
export const contactAbout = (offer: string, price?: string): ContactState => ({
  opening: `We would like${price === undefined ? `: ${offer}` : ` the ${offer} (${price})`}. How do we start?`,
})

/** For a visitor with a question about a package, given as text. */
export const contactAboutQuote = (quote: string): ContactState => ({
  opening: `We have a question about this package:\n\n${quote}\n\nOur question: `,
})

/** For a buyer who pays a package by bank transfer: its number, and what invoice and call need. */
export const contactAboutTransfer = (
  number: string,
  quote: string,
  buyer: readonly string[],
): ContactState => ({
  opening: [
    `We would like to pay for this package by bank transfer (quote ${number}):`,
    quote,
    ['Please invoice:', ...buyer].join('\n'),
  ].join('\n\n'),
})

/** For a buyer with a question about an order. */
export const contactAboutOrder = (reference: string): ContactState => ({
  opening: `${orderReferenceLabel}: ${reference}\n\n`,
})

/**
 * The message's opening from the router's state; null if there is none. Validated, because browsers keep that state
 * even across deployments; by hand, because the schema library would add 6 kB to pages that don't need it otherwise.
 */
export function readOpening(state: unknown): string | null {
  if (typeof state !== 'object' || state === null) return null
  const opening: unknown = Reflect.get(state, 'opening')
  return typeof opening === 'string' ? opening : null
}
