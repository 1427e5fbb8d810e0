import { cookies } from './cookies.ts'
import type { LegalDocument, LegalText } from './legal-document.ts'
import { legalPages, type LegalSlug } from './legal-pages.ts'
import { privacy } from './privacy.ts'
import { refund } from './refund.ts'
import { security } from './security.ts'
import { terms } from './terms.ts'

const texts: Record<LegalSlug, LegalText> = { terms, privacy, refund, cookies, security }

/** The five legal documents, whole. For a document's own page: menus need the legal pages alone. */
export const legalDocuments: readonly LegalDocument[] = legalPages.map((page) => ({
  ...page,
  ...texts[page.slug],
}))
