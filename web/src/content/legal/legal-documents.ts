import type { LegalDocument, LegalText } from './legal-document.ts'
import type { legalPages, LegalSlug } from './legal-pages.ts'

// Each text is loaded with its own page alone: together they weigh 11 kB.
const texts: Record<LegalSlug, () => Promise<LegalText>> = {
  terms: async () => (await import('./terms.ts')).terms,
  privacy: async () => (await import('./privacy.ts')).privacy,
  refund: async () => (await import('./refund.ts')).refund,
  cookies: async () => (await import('./cookies.ts')).cookies,
  security: async () => (await import('./security.ts')).security,
}

/** A legal document, whole. For its own page: menus need the legal pages alone. */
export async function loadLegalDocument(page: (typeof legalPages)[number]): Promise<LegalDocument> {
  return { ...page, ...(await texts[page.slug]()) }
}
