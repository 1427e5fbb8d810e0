import type { LocalBusiness, WithContext } from 'schema-dts'
import { claims } from '#web/content/claims.ts'
import { company, postalAddress } from '#web/content/company.ts'
import { paths } from '#web/content/paths.ts'
import { absoluteUrl } from '#web/content/site-origin.ts'
import { launcherIcons } from './site-icons.ts'

const logo = absoluteUrl(launcherIcons[1].src)

/** The company in schema.org's vocabulary. Search engines show its address and hours; they show no prices of services. */
export const structuredData: WithContext<LocalBusiness> = {
  '@context': 'https://schema.org',
  '@type': 'LocalBusiness',
  '@id': absoluteUrl('/#company'),
  name: company.name,
  slogan: company.tagline,
  url: absoluteUrl(paths.home),
  logo,
  image: logo,
  telephone: company.phone.href.replace('tel:', ''),
  email: company.email.shown,
  address: { '@type': 'PostalAddress', ...postalAddress },
  ...(company.profiles.length > 0 && { sameAs: company.profiles.map(({ href }) => href) }),
  openingHours: company.businessHours.openingHours,
  foundingDate: String(claims.foundedYear),
}
