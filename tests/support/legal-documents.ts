import type {
  InlineText,
  LegalDocument,
  LegalSection,
  LegalText,
} from '#web/content/legal/legal-document.ts'
import { loadLegalDocument } from '#web/content/legal/legal-documents.ts'
import { legalPages, type LegalSlug } from '#web/content/legal/legal-pages.ts'

/** The five legal documents with their full text. */
export const legalDocuments = await Promise.all(legalPages.map(loadLegalDocument))

/** The legal document at a path. */
export function legalDocument(slug: LegalSlug): LegalDocument {
  const found = legalDocuments.find((document) => document.slug === slug)
  if (!found) throw new Error(`No document ${slug}`)
  return found
}

/** The texts and links in the lines of a section. */
const linesOf = ({ blocks }: LegalSection) =>
  blocks
    .flatMap((block): readonly InlineText[] =>
      typeof block === 'object' && 'items' in block ? block.items : [block],
    )
    .map((line) => (typeof line === 'string' ? [line] : line))

/** A legal document's text below its summary table. */
export const bodyOf = ({ sections }: LegalText) =>
  sections
    .flatMap((section) => [
      section.heading,
      ...linesOf(section).map((line) =>
        line.map((piece) => (typeof piece === 'string' ? piece : piece.text)).join(''),
      ),
    ])
    .join('\n')

/** The text of a legal document's summary table. */
export const tableOf = ({ summary }: LegalText) =>
  Object.entries(summary)
    .map((row) => row.join(': '))
    .join('\n')
