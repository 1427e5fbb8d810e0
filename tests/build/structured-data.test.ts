import { expect, test } from 'vitest'
import * as z from '#shared/schema.ts'
import { businessHours, claims } from '#web/content/claims.ts'
import { company } from '#web/content/company.ts'
import { paths, servicePath } from '#web/content/paths.ts'
import { planAddOns, plans } from '#web/content/plans.ts'
import { services } from '#web/content/services/services.ts'
import { siteMap } from '#web/content/site-map.ts'
import { builtPages } from './built-pages.ts'

const reference = z.object({ '@id': z.url() })

const priceSpecification = z.discriminatedUnion('@type', [
  z.object({
    '@type': z.literal('UnitPriceSpecification'),
    price: z.int(),
    priceCurrency: z.literal('KES'),
    unitText: z.string(),
    unitCode: z.optional(z.string()),
    valueAddedTaxIncluded: z.literal(false),
  }),
  z.object({
    '@type': z.literal('PriceSpecification'),
    minPrice: z.int(),
    priceCurrency: z.literal('KES'),
    valueAddedTaxIncluded: z.literal(false),
  }),
])

const offer = z.object({
  '@type': z.literal('Offer'),
  name: z.optional(z.string()),
  price: z.int(),
  priceCurrency: z.literal('KES'),
  description: z.string(),
  priceSpecification,
  seller: z.optional(reference),
})

const thing = z.union([
  z.strictObject({
    '@type': z.tuple([z.literal('Organization'), z.literal('LocalBusiness')]),
    '@id': z.url(),
    name: z.string(),
    slogan: z.string(),
    url: z.url(),
    logo: z.url(),
    image: z.url(),
    telephone: z.string().check(z.regex(/^\+\d[\d ]+$/)),
    email: z.email(),
    address: z.strictObject({
      '@type': z.literal('PostalAddress'),
      streetAddress: z.string(),
      addressLocality: z.string(),
      addressCountry: z.string(),
    }),
    openingHours: z.string().check(z.regex(/^Mo-Fr \d\d:\d\d-\d\d:\d\d$/)),
    foundingDate: z.string().check(z.regex(/^\d{4}$/)),
  }),
  z.strictObject({
    '@type': z.literal('Service'),
    '@id': z.url(),
    name: z.string(),
    description: z.string(),
    url: z.url(),
    provider: reference,
    offers: z.optional(offer),
  }),
  z.strictObject({
    '@type': z.literal('OfferCatalog'),
    '@id': z.url(),
    name: z.string(),
    url: z.url(),
    itemListElement: z.array(offer),
  }),
])

const structuredData = z.strictObject({
  '@context': z.literal('https://schema.org'),
  '@graph': z.array(thing),
})

type Thing = z.infer<typeof thing>

/** What the page at a path tells search engines, in as many blocks as it has. */
function thingsOf(path: string): readonly Thing[] {
  const page = builtPages.find((each) => each.path === path)
  const blocks = page?.document.querySelectorAll('script[type="application/ld+json"]') ?? []
  return [...blocks].flatMap(
    ({ textContent }) => structuredData.parse(JSON.parse(textContent))['@graph'],
  )
}

const companiesOf = (path: string) =>
  thingsOf(path).flatMap((it) => ('foundingDate' in it ? [it] : []))

const publicPaths = siteMap.filter(({ isPrivate }) => !isPrivate).map(({ path }) => path)

test.each(publicPaths)('%s names the company once, with what the content says of it', (path) => {
  expect(companiesOf(path)).toMatchObject([
    {
      name: company.name,
      telephone: company.phone.shown,
      email: company.email.shown,
      openingHours: businessHours.openingHours,
      foundingDate: String(claims.foundedYear),
    },
  ])
})

test.each(services)('the page of $title offers it at its starting price, if any', (service) => {
  const path = servicePath(service.slug)
  const [provider] = companiesOf(path)
  const offered = thingsOf(path).flatMap((it) => (it['@type'] === 'Service' ? [it] : []))
  expect(offered).toMatchObject([
    {
      name: service.title,
      description: service.summary,
      provider: { '@id': provider?.['@id'] },
    },
  ])
  const price = service.startingPrice?.price
  expect(offered.map(({ offers }) => offers?.price)).toEqual([price])
  expect(offered.map(({ offers }) => offers?.priceSpecification)).toEqual([
    price && {
      '@type': 'PriceSpecification',
      minPrice: price,
      priceCurrency: 'KES',
      valueAddedTaxIncluded: false,
    },
  ])
})

test('only a service’s own page offers it', () => {
  const withServices = publicPaths.filter((path) =>
    thingsOf(path).some((it) => it['@type'] === 'Service'),
  )
  expect(withServices).toEqual(services.map(({ slug }) => servicePath(slug)))
})

function pricedOffer(name: string, price: number, unitText: string) {
  return { name, price, priceSpecification: { price, unitText } }
}

test('the pricing page offers each plan a month and each add-on a unit, at the content’s prices', () => {
  const catalogs = thingsOf(paths.pricing).flatMap((it) =>
    it['@type'] === 'OfferCatalog' ? [it.itemListElement] : [],
  )
  expect(catalogs).toMatchObject([
    plans.map((plan) => pricedOffer(plan.name, plan.price, 'month')),
    planAddOns.map((addOn) => pricedOffer(addOn.name, addOn.price, addOn.unit)),
  ])
})

test('no page claims to be a list of questions and answers', () => {
  expect(builtPages.filter(({ html }) => html.includes('FAQPage'))).toEqual([])
})
