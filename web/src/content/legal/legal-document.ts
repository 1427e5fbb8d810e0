import type { paths } from '#web/content/paths.ts'
import type { TextLink } from '#web/ui/button.tsx'

/** A line of text, split into pieces if it contains links: to a path of this site, another site's URL, or a mailto. */
export type InlineText = string | readonly (string | TextLink)[]

type List = { readonly items: readonly InlineText[] }
type Block = InlineText | List

export type LegalSection = { readonly heading: string; readonly blocks: readonly Block[] }

/** A document's row in the site map. */
export type LegalPage = {
  readonly slug: keyof typeof paths
  /** Unique; also the link's text in menus. */
  readonly title: string
  /** 70 to 160 characters. */
  readonly description: string
}

/** What only the document's own page shows. */
export type LegalText = {
  /** The date of the last change, as YYYY-MM-DD. */
  readonly updated: string
  /** The figure of each term. */
  readonly summary: Readonly<Record<string, string>>
  readonly sections: readonly LegalSection[]
}

export type LegalDocument = LegalPage & LegalText

/** A section with its paragraphs and lists. */
export function section(heading: string, ...blocks: readonly Block[]): LegalSection {
  return { heading, blocks }
}

/** A list with an item for each argument. */
export function list(...items: readonly InlineText[]): List {
  return { items }
}
