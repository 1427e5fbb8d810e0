import type { Graph, LocalBusiness, Offer, OfferCatalog, Service as ServiceNode } from 'schema-dts'
import { vat } from '#shared/vat.ts'
import { claims } from '#web/content/claims.ts'
import { company, planCurrency, postalAddress } from '#web/content/company.ts'
import { paths, servicePath } from '#web/content/paths.ts'
import { planAddOns, planPeriodCode, plans } from '#web/content/plans.ts'
import { pricing } from '#web/content/pricing-copy.ts'
import type { Service, StartingPrice } from '#web/content/service.ts'
import { loadServices } from '#web/content/services/services.ts'
import { absoluteUrl } from '#web/content/site-origin.ts'
import type { SitePage } from '#web/content/site-map.ts'
import { formatPlanPrice, type PlanPrice } from '#web/content/plan-currency.ts'
import { manifestIcons } from './site-icons.ts'

// The pages' content in schema.org's vocabulary.

const services = await loadServices()

const companyId = { '@id': absoluteUrl('/#company') }

function companyNode(): LocalBusiness {
  const logo = absoluteUrl(manifestIcons.large.src)
  return {
    '@type': 'LocalBusiness',
    ...companyId,
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
}

const terms = { priceCurrency: planCurrency.code, valueAddedTaxIncluded: vat.isIncluded } as const

function startingOffer({ before, price, after }: StartingPrice): Offer {
  return {
    '@type': 'Offer',
    price,
    priceCurrency: planCurrency.code,
    description: `${before} ${formatPlanPrice(price)} ${after}`,
    priceSpecification: { '@type': 'PriceSpecification', minPrice: price, ...terms },
  }
}

function serviceNode({ slug, title, summary, startingPrice }: Service): ServiceNode {
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

type Priced = { readonly name: string; readonly description: string; readonly price: PlanPrice }
type Unit = { readonly unitText: string; readonly unitCode?: string }

function pricedOffer({ name, description, price }: Priced, unit: Unit): Offer {
  return {
    '@type': 'Offer',
    name,
    description,
    price,
    priceCurrency: planCurrency.code,
    priceSpecification: { '@type': 'UnitPriceSpecification', price, ...terms, ...unit },
    seller: companyId,
    itemOffered: { '@type': 'Service', name, description, provider: companyId },
  }
}

function priceList(id: string, name: string, itemListElement: readonly Offer[]): OfferCatalog {
  const url = absoluteUrl(paths.pricing)
  return { '@type': 'OfferCatalog', '@id': `${url}#${id}`, name, url, itemListElement }
}

function priceLists(): readonly OfferCatalog[] {
  const plansOffered = plans.map((it) =>
    pricedOffer(it, { unitText: it.period, unitCode: planPeriodCode }),
  )
  const addOnsOffered = planAddOns.map((it) => pricedOffer(it, { unitText: it.unit }))
  return [
    priceList('plans', pricing.plans.heading, plansOffered),
    priceList('add-ons', pricing.addOns.heading, addOnsOffered),
  ]
}

export function structuredData({ path, page }: SitePage): Graph {
  return {
    '@context': 'https://schema.org',
    '@graph': [
      companyNode(),
      ...services.filter(({ slug }) => servicePath(slug) === path).map(serviceNode),
      ...(page === 'pricing' ? priceLists() : []),
    ],
  }
}
