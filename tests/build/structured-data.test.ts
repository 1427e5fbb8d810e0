import { expect, test } from 'vitest'
import { claims } from '#web/content/claims.ts'
import { company, planCurrency } from '#web/content/company.ts'
import { paths, servicePath } from '#web/content/paths.ts'
import { planAddOns, plans } from '#web/content/plans.ts'
import { pricing } from '#web/content/pricing.ts'
import { loadServices } from '#web/content/services/services.ts'
import { textLike } from '#tests/support/matchers.ts'
import { origin, publicPages } from './built-pages.ts'

const services = await loadServices()

const provider = { '@id': `${origin}/#company` }

const organisation = {
  '@type': ['Organization', 'LocalBusiness'],
  ...provider,
  name: company.name,
  slogan: company.tagline,
  url: `${origin}/`,
  logo: textLike(/^https?:.+\.png$/),
  image: textLike(/^https?:.+\.png$/),
  telephone: company.phone.shown,
  email: company.email.shown,
  address: {
    '@type': 'PostalAddress',
    streetAddress: textLike(/./),
    addressLocality: company.city,
    addressCountry: company.country,
  },
  ...(company.profiles.length > 0 && { sameAs: company.profiles.map(({ href }) => href) }),
  openingHours: company.businessHours.openingHours,
  foundingDate: String(claims.foundedYear),
}

const money = { priceCurrency: planCurrency.code, valueAddedTaxIncluded: false } as const

function serviceNode({ slug, title, summary, startingPrice }: (typeof services)[number]) {
  const url = `${origin}${servicePath(slug)}`
  const price = startingPrice?.price
  const offers = {
    '@type': 'Offer',
    price,
    priceCurrency: planCurrency.code,
    description: textLike(/\d/),
    priceSpecification: { '@type': 'PriceSpecification', minPrice: price, ...money },
  }
  const service = { '@type': 'Service', '@id': `${url}#service`, name: title, url, provider }
  return { ...service, description: summary, ...(startingPrice && { offers }) }
}

type Priced = { readonly name: string; readonly description: string; readonly price: number }

function offerOf({ name, description, price }: Priced, unitText: string) {
  const unitCode = unitText === 'month' ? { unitCode: 'MON' } : {}
  const unit = { '@type': 'UnitPriceSpecification', price, unitText, ...unitCode, ...money }
  return {
    '@type': 'Offer',
    name,
    description,
    price,
    priceCurrency: planCurrency.code,
    priceSpecification: unit,
    seller: provider,
    itemOffered: { '@type': 'Service', name, description, provider },
  }
}

/** The offers on each page that has any. */
const offersByPath: Readonly<Record<string, readonly unknown[]>> = {
  ...Object.fromEntries(
    services.map((service) => [servicePath(service.slug), [serviceNode(service)]]),
  ),
  [paths.pricing]: [
    [pricing.plans.heading, plans.map((plan) => offerOf(plan, plan.period))] as const,
    [pricing.addOns.heading, planAddOns.map((addOn) => offerOf(addOn, addOn.unit))] as const,
  ].map(([name, itemListElement]) => ({
    '@type': 'OfferCatalog',
    '@id': textLike(/#[a-z-]+$/),
    name,
    url: `${origin}${paths.pricing}`,
    itemListElement,
  })),
}

test.each(publicPages)('$path describes the company and what it sells', ({ path, document }) => {
  const blocks = [...document.querySelectorAll('script[type="application/ld+json"]')]
  expect(blocks.map(({ textContent }): unknown => JSON.parse(textContent))).toEqual([
    { '@context': 'https://schema.org', '@graph': [organisation, ...(offersByPath[path] ?? [])] },
  ])
})

test('the company’s data has the format that schema.org requires', () => {
  expect(company.phone.shown).toMatch(/^\+\d[\d ]+$/)
  expect(company.email.shown).toMatch(/^[^@\s]+@[^@\s]+$/)
  expect(company.businessHours.openingHours).toMatch(/^([A-Z][a-z][-,]?)+ \d\d:\d\d-\d\d:\d\d$/)
  expect(String(claims.foundedYear)).toMatch(/^\d{4}$/)
})
