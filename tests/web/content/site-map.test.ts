import { expect, test } from 'vitest'
import { menuLinks, notFoundPage, siteMap } from '#web/content/site-map.ts'

const pages = [...siteMap, notFoundPage]

test('the site has the twenty agreed addresses (rule 1.1)', () => {
  expect(siteMap.map(({ path }) => path).toSorted()).toEqual(
    [
      '/',
      '/about',
      '/services',
      '/services/network-design',
      '/services/cybersecurity',
      '/services/cloud-integration',
      '/services/automation-iot',
      '/services/managed-it',
      '/services/consulting-training',
      '/pricing',
      '/contact',
      '/custom-quote',
      '/checkout',
      '/payment-success',
      '/payment-failed',
      '/terms',
      '/privacy',
      '/refund',
      '/cookies',
      '/security',
    ].toSorted(),
  )
})

test('the menus hold the agreed links, in order (rules 2.1 and 2.4)', () => {
  expect(menuLinks('header').map(({ label, path }) => `${label} ${path}`)).toEqual([
    'Home /',
    'About /about',
    'Services /services',
    'Pricing /pricing',
    'Build Quote /custom-quote',
    'Contact /contact',
  ])
  expect(menuLinks('footer').map(({ path }) => path)).toEqual([
    '/about',
    '/services',
    '/pricing',
    '/contact',
  ])
  expect(menuLinks('legal').map(({ path }) => path)).toEqual([
    '/terms',
    '/privacy',
    '/refund',
    '/cookies',
    '/security',
  ])
})

test.each(['title', 'description'] as const)('every page has its own %s', (key) => {
  expect(new Set(pages.map((page) => page[key])).size).toBe(pages.length)
})

test.each(pages)('a search result can show "$title" and its description whole', (page) => {
  expect(page.title.length).toBeLessThanOrEqual(60)
  expect(page.description.length).toBeGreaterThanOrEqual(70)
  expect(page.description.length).toBeLessThanOrEqual(160)
})
