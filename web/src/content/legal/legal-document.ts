/** A link within a text: a path of this site, an address of another, or a mailto. */
export type InlineLink = { readonly text: string; readonly to: string }

/** A line of text, in pieces where it holds links. */
export type InlineText = readonly (string | InlineLink)[]

export type Paragraph = { readonly kind: 'paragraph'; readonly text: InlineText }
export type List = { readonly kind: 'list'; readonly items: readonly InlineText[] }
export type LegalSection = {
  readonly heading: string
  readonly blocks: readonly (Paragraph | List)[]
}

/** A row of the table that a document begins with. */
export type SummaryRow = { readonly term: string; readonly figure: string }

/** What a document's row of the site map shows. */
export type LegalPage = {
  readonly slug: string
  /** Unique; also the link's text in menus. */
  readonly title: string
  /** 70 to 160 characters. */
  readonly description: string
}

/** What only the document's own page shows. */
export type LegalText = {
  /** The day of the last change, as YYYY-MM-DD. */
  readonly updated: string
  readonly summary: readonly SummaryRow[]
  readonly sections: readonly LegalSection[]
}

export type LegalDocument = LegalPage & LegalText

/** A paragraph, in pieces where it holds links. */
export function paragraph(...text: InlineText): Paragraph {
  return { kind: 'paragraph', text }
}

/** A list with an item for each argument; an item that holds links is given in pieces. */
export function list(...items: readonly (string | InlineText)[]): List {
  return { kind: 'list', items: items.map((item) => (typeof item === 'string' ? [item] : item)) }
}
