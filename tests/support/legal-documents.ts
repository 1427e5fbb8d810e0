import type { LegalDocument } from '#web/content/legal/legal-document.ts'
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
