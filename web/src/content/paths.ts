import { orderPages, returnPaths } from '#shared/addresses.ts'
import type { PresetId } from '#web/content/quote-presets.ts'

/** Every path of the site. */
export const paths = {
  home: '/',
  about: '/about',
  services: '/services',
  pricing: '/pricing',
  contact: '/contact',
  customQuote: orderPages.builder,
  checkout: orderPages.checkout,
  paymentSuccess: returnPaths.success,
  paymentFailed: returnPaths.cancel,
  terms: '/terms',
  privacy: '/privacy',
  refund: '/refund',
  cookies: '/cookies',
  security: '/security',
} as const

/**
 * The addresses by which the checkout also cites the two documents. These are not routes (rule 9.4): they return 404, and
 * the 404 page suggests the right document.
 */
export const citedAddresses = {
  terms: `/legal${paths.terms}`,
  refund: `/legal${paths.refund}`,
} as const

/** The path of a service's page. */
export const servicePath = (slug: string) => `${paths.services}/${slug}`

/** The query parameter of the quote builder with the ids of offers to add, separated by commas (rule 7.11). */
export const addParameter = 'add'

/** The address of the quote builder with an offer added. */
export function addToQuotePath(id: string): string {
  return `${paths.customQuote}?${addParameter}=${id}`
}

/** The query parameter of the quote builder with the id of an example to begin from (rule 7.11). */
export const exampleParameter = 'example'

/** The address of the quote builder with an example as the package. */
export function examplePath(id: PresetId): string {
  return `${paths.customQuote}?${exampleParameter}=${id}`
}

/** The id of a page's section with its sample. */
export const sampleId = 'sample'
