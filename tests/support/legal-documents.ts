import { loadLegalDocument } from '#web/content/legal/legal-documents.ts'
import { legalPages } from '#web/content/legal/legal-pages.ts'

/** The five legal documents with their texts. */
export const legalDocuments = await Promise.all(legalPages.map(loadLegalDocument))
