import { expect, test } from 'vitest'
import { claims } from '#web/content/claims.ts'
import { company } from '#web/content/company.ts'
import * as v from 'valibot'
import { origin, publicPages } from './built-pages.ts'

const businessSchema = v.object({ address: v.object({ streetAddress: v.string() }) })

test.each(publicPages)('$path describes the company', ({ document }) => {
  const [block, ...others] = document.querySelectorAll('script[type="application/ld+json"]')
  expect(others).toEqual([])
  const business: unknown = JSON.parse(block?.textContent ?? '')
  expect(business).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'LocalBusiness',
    name: company.name,
    url: `${origin}/`,
    foundingDate: String(claims.foundedYear),
  })
  // The city has a property of its own.
  expect(v.parse(businessSchema, business).address.streetAddress).not.toContain(company.city)
})

test('the company’s data has the format that schema.org requires', () => {
  expect(company.phone.href).toMatch(/^tel:\+\d+$/)
  expect(company.email.shown).toMatch(/^[^@\s]+@[^@\s]+$/)
  expect(company.businessHours.openingHours).toMatch(/^([A-Z][a-z][-,]?)+ \d\d:\d\d-\d\d:\d\d$/)
})
