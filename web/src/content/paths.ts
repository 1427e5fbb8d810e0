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
 * Where the checkout's consent links to. They are no routes (rule 9.4): they answer 404, and that page
 * offers the document that was meant.
 */
export const consentAddresses = { terms: '/legal/terms', refund: '/legal/refund' } as const

/** The address of a service's page. */
export function servicePath(slug: string): string {
  return `${paths.services}/${slug}`
}
