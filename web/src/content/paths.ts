import { returnPaths } from '#shared/addresses.ts'

/** Every path of the site. */
export const paths = {
  home: '/',
  about: '/about',
  services: '/services',
  pricing: '/pricing',
  contact: '/contact',
  customQuote: '/custom-quote',
  checkout: '/checkout',
  paymentSuccess: returnPaths.success,
  paymentFailed: returnPaths.cancel,
  terms: '/terms',
  privacy: '/privacy',
  refund: '/refund',
  cookies: '/cookies',
  security: '/security',
} as const

/**
 * Linked from the checkout's consent. The specification defines no routes for them: they are 404s, and the not-found page
 * suggests the right document.
 */
export const consentAddresses = { terms: '/legal/terms', refund: '/legal/refund' } as const

/** The address of a service's page. */
export function servicePath(slug: string): string {
  return `${paths.services}/${slug}`
}
