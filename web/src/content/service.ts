import type { Kes } from '#web/lib/kes.ts'
import type { DrawingName } from './drawing-name.ts'

/** A short text under its own heading. */
export type TitledText = { readonly title: string; readonly text: string }

/** What a service's card, its row of the site map and every link to it show. */
export type ServiceSummary = {
  readonly slug: string
  readonly icon: DrawingName
  /** Unique; also the title of the service's page. */
  readonly title: string
  /** The card's text, and the description of the service's page: 70 to 160 characters. */
  readonly summary: string
  readonly features: readonly [string, string, string, string]
}

/** A price that a service's page names, with the words around it. */
export type StartingPrice = {
  readonly before: string
  readonly price: Kes
  readonly after: string
}

/** What only the service's own page shows. */
export type ServiceDetails = {
  readonly hero: { readonly heading: string; readonly lead: string }
  readonly overview: readonly string[]
  readonly cards: readonly [TitledText, TitledText, TitledText, TitledText]
  /** The list under "What’s Included". */
  readonly inclusions: readonly [string, string, string, string, string, string, string, string]
  readonly startingPrice?: StartingPrice
}

export type Service = ServiceSummary & ServiceDetails
