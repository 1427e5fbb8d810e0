import { expect, test } from 'vitest'
import { claims } from '#web/content/claims.ts'
import { company, planCurrency } from '#web/content/company.ts'
import { paths, servicePath } from '#web/content/paths.ts'
import { planAddOns, plans } from '#web/content/plans.ts'
import { loadServices } from '#web/content/services/services.ts'
import * as z from '#shared/schema.ts'
import { vat } from '#shared/vat.ts'
import { origin, publicPages } from './built-pages.ts'

const services = await loadServices()

/** The prices on each page that shows any. */
const pricesByPath = new Map([
  ...services.map(
    ({ slug, startingPrice }) =>
      [servicePath(slug), startingPrice ? [startingPrice.price] : []] as const,
  ),
  [paths.pricing, [...plans, ...planAddOns].map(({ price }) => price)],
])

const graphSchema = z.strictObject({
  '@context': z.literal('https://schema.org'),
  '@graph': z.array(z.looseObject({ '@type': z.unknown() })),
})

function graphOf(document: Document) {
  const [block, ...others] = document.querySelectorAll('script[type="application/ld+json"]')
  expect(others).toEqual([])
  return graphSchema.parse(JSON.parse(block?.textContent ?? ''))['@graph']
}

/** The values of a property, at any depth. */
function valuesOf(property: string, json: unknown): readonly unknown[] {
  if (typeof json !== 'object' || json === null) return []
  const entries: readonly [string, unknown][] = Object.entries(json)
  return entries.flatMap(([name, value]) => [
    ...(name === property ? [value] : []),
    ...valuesOf(property, value),
  ])
}

test.each(publicPages)('$path describes the company and what it sells', ({ path, document }) => {
  const graph = graphOf(document)
  const [organisation, ...offers] = graph
  expect(organisation).toMatchObject({
    '@type': 'LocalBusiness',
    name: company.name,
    url: `${origin}/`,
    foundingDate: String(claims.foundedYear),
  })
  const streets = valuesOf('streetAddress', organisation).map(String)
  expect(streets).toHaveLength(1)
  // It has a property of its own.
  expect(streets.join()).not.toContain(company.city)
  const prices = new Set(valuesOf('price', offers))
  expect(prices).toEqual(new Set(pricesByPath.get(path)))
  const currencies = prices.size > 0 ? [planCurrency.code] : []
  expect(new Set(valuesOf('priceCurrency', offers))).toEqual(new Set(currencies))
  expect(valuesOf('valueAddedTaxIncluded', offers)).not.toContain(!vat.isIncluded)
  // Every @id that it refers to exists.
  const described = graph.map((node) => node['@id'])
  expect(valuesOf('@id', graph).filter((id) => !described.includes(id))).toEqual([])
})

test('the company’s data has the format that schema.org requires', () => {
  expect(company.phone.href).toMatch(/^tel:\+\d+$/)
  expect(company.email.shown).toMatch(/^[^@\s]+@[^@\s]+$/)
  expect(company.businessHours.openingHours).toMatch(/^([A-Z][a-z][-,]?)+ \d\d:\d\d-\d\d:\d\d$/)
})
