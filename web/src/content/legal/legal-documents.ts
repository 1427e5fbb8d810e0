import { importModule } from '#web/ui/document/import-module.ts'
import type { LegalDocument, LegalText } from './legal-document.ts'
import type { legalPages, LegalSlug } from './legal-pages.ts'

/** The text that all legal pages share. */
export const legalCopy = {
  updated: 'Last updated',
  summary: 'In short',
  summaryNote: 'The table sums up the figures. The sections below are binding.',
  contents: 'Contents',
  sectionNumber: (number: number) => `${number}.`,
} as const

// Loaded on demand: together the texts are 11 kB.
const texts: Record<LegalSlug, () => Promise<LegalText>> = {
  terms: async () => (await importModule(() => import('./terms.ts'))).terms(),
  privacy: async () => (await importModule(() => import('./privacy.ts'))).privacy,
  refund: async () => (await importModule(() => import('./refund.ts'))).refund,
  cookies: async () => (await importModule(() => import('./cookies.ts'))).cookies,
  security: async () => (await importModule(() => import('./security.ts'))).security,
}

/** Loads a legal document's text. Menus only need its row in `legalPages`. */
export async function loadLegalDocument(page: (typeof legalPages)[number]): Promise<LegalDocument> {
  return { ...page, ...(await texts[page.slug]()) }
}
