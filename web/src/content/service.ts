import type { UnitPrice } from './plan-prices.ts'

/** A short text with a heading. */
export type TitledText = { readonly title: string; readonly text: string }

/** A list of short texts from a record of their headings. */
export function titled(texts: Readonly<Record<string, string>>): readonly TitledText[] {
  return Object.entries(texts).map(([title, text]) => ({ title, text }))
}

/** What a service's card and its row in the site map need. */
export type ServiceSummary = {
  readonly slug: string
  /** Unique; also the title of the service's page. */
  readonly title: string
  /** The card's text, and the description of the service's page: 70 to 160 characters. */
  readonly summary: string
  readonly features: readonly string[]
  /** The text of the links to the service's page: it says where they lead. */
  readonly link: string
}

/** A price on a service's page, with the words around it. */
type StartingPrice = UnitPrice & { readonly before: string }

/** The words for a service's drawing (rule 4.5). */
type ServiceSheet = {
  readonly number: string
  readonly title: string
  /** What an expert would read from the drawing: its text alternative. */
  readonly label: string
}

/** What only the service's own page shows. */
export type ServiceDetails = {
  readonly hero: { readonly heading: string; readonly lead: string }
  readonly drawing?: ServiceSheet
  readonly overview: readonly string[]
  readonly cards: readonly TitledText[]
  /** The list under "What’s Included". */
  readonly inclusions: readonly string[]
  readonly startingPrice?: StartingPrice
}

export type Service = ServiceSummary & ServiceDetails
