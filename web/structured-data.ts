import { businessHours, claims } from './src/content/claims.ts'
import { company } from './src/content/company.ts'
import { paths, servicePath } from './src/content/paths.ts'
import { planAddOns, plans } from './src/content/plans.ts'
import { pricing } from './src/content/pricing.ts'
import type { Service, StartingPrice } from './src/content/service.ts'
import { services } from './src/content/services/services.ts'
import { absoluteUrl } from './src/content/site-origin.ts'
import type { SitePage } from './src/content/site-map.ts'
import { formatKes } from './src/lib/format-kes.ts'
import type { Kes } from './src/lib/kes.ts'
import { jsonForScript } from './escape-markup.ts'
import { manifestIcons } from './web-manifest.ts'

// What the pages say in words, once more in schema.org's vocabulary.

type Thing = { readonly '@type': string | readonly string[]; readonly [property: string]: unknown }

const companyId = { '@id': absoluteUrl('/#company') }

function companyNode(): Thing {
  const logo = absoluteUrl(manifestIcons.large.src)
  return {
    '@type': ['Organization', 'LocalBusiness'],
    ...companyId,
    name: company.name,
    slogan: company.tagline,
    url: absoluteUrl(paths.home),
    logo,
    image: logo,
    telephone: company.phone.shown,
    email: company.email.shown,
    address: {
      '@type': 'PostalAddress',
      streetAddress: company.address.slice(0, -1).join(', '),
      addressLocality: company.city,
      addressCountry: company.country,
    },
    openingHours: businessHours.openingHours,
    foundingDate: String(claims.foundedYear),
  }
}

/** A price of the site, all of which are in shillings and before VAT. */
function price(amount: Kes) {
  return { price: amount, priceCurrency: 'KES' } as const
}

function unitPrice(amount: Kes, unitText: string): Thing {
  return {
    '@type': 'UnitPriceSpecification',
    ...price(amount),
    unitText,
    // The common code of UN/CEFACT for a month.
    ...(unitText === 'month' && { unitCode: 'MON' }),
    valueAddedTaxIncluded: false,
  }
}

function startingOffer({ before, price: amount, after }: StartingPrice): Thing {
  return {
    '@type': 'Offer',
    ...price(amount),
    description: `${before} ${formatKes(amount)} ${after}`,
    priceSpecification: {
      '@type': 'PriceSpecification',
      minPrice: amount,
      priceCurrency: 'KES',
      valueAddedTaxIncluded: false,
    },
  }
}

function serviceNode({ slug, title, summary, startingPrice }: Service): Thing {
  const url = absoluteUrl(servicePath(slug))
  return {
    '@type': 'Service',
    '@id': `${url}#service`,
    name: title,
    description: summary,
    url,
    provider: companyId,
    ...(startingPrice && { offers: startingOffer(startingPrice) }),
  }
}

type Priced = { readonly name: string; readonly description: string; readonly price: Kes }

function pricedOffer({ name, description, price: amount }: Priced, unit: string): Thing {
  return {
    '@type': 'Offer',
    name,
    description,
    ...price(amount),
    priceSpecification: unitPrice(amount, unit),
    seller: companyId,
    itemOffered: { '@type': 'Service', name, description, provider: companyId },
  }
}

function priceLists(): readonly Thing[] {
  const url = absoluteUrl(paths.pricing)
  return [
    {
      '@type': 'OfferCatalog',
      '@id': `${url}#plans`,
      name: pricing.plans.heading,
      url,
      itemListElement: plans.map((plan) => pricedOffer(plan, plan.period)),
    },
    {
      '@type': 'OfferCatalog',
      '@id': `${url}#add-ons`,
      name: pricing.addOns.heading,
      url,
      itemListElement: planAddOns.map((addOn) => pricedOffer(addOn, addOn.unit)),
    },
  ]
}

/** What search engines may know of a public page: the company, and what the page sells in shillings. */
function structuredData({ path, page }: SitePage) {
  return {
    '@context': 'https://schema.org',
    '@graph': [
      companyNode(),
      ...services.filter(({ slug }) => servicePath(slug) === path).map(serviceNode),
      ...(page === 'pricing' ? priceLists() : []),
    ],
  }
}

/** The structured data of a page as a tag. No browser executes it, so the page's policy has nothing to allow. */
export function structuredDataTag(page: SitePage): string {
  return `<script type="application/ld+json">${jsonForScript(structuredData(page))}</script>`
}
