import { expect, test } from 'vitest'
import { home } from '#web/content/home.ts'
import { pageOfService } from '#web/content/site-map.ts'
import { services } from '#web/content/services/services.ts'

test('the six services have their agreed addresses (rule 1.1)', () => {
  expect(services.map((service) => pageOfService(service).path)).toEqual([
    '/services/network-design',
    '/services/cybersecurity',
    '/services/cloud-integration',
    '/services/automation-iot',
    '/services/managed-it',
    '/services/consulting-training',
  ])
})

test.each(services)(
  '$slug has four features, four cards and eight inclusions, all different',
  (service) => {
    const { features, cards, inclusions, overview } = service
    expect(new Set(features).size).toBe(4)
    expect(new Set(cards.map(({ title }) => title)).size).toBe(4)
    expect(new Set(inclusions).size).toBe(8)
    expect(overview.length).toBeGreaterThan(1)
  },
)

test('a new service becomes a page by its summary alone', () => {
  const page = pageOfService({
    slug: 'voice',
    icon: 'phone',
    title: 'Voice',
    summary: 'Telephones over the network.',
    features: ['SIP', 'Numbers', 'Queues', 'Recording'],
  })
  expect(page).toEqual({
    path: '/services/voice',
    page: 'service',
    title: 'Voice',
    description: 'Telephones over the network.',
    menus: [],
  })
})

test('the home page has its four tiles, four capabilities, industries and figures', () => {
  expect(home.trust.tiles).toHaveLength(4)
  expect(home.capabilities.cards).toHaveLength(4)
  expect(home.industries.list.map(({ title }) => title)).toEqual([
    'Financial services',
    'Healthcare',
    'Manufacturing',
    'Retail',
  ])
  expect(home.statistics.list.map(({ figure }) => figure)).toEqual([
    '2019',
    '100+',
    '99.9%',
    '24/7',
  ])
  expect([home.hero.primary, home.hero.secondary]).toEqual([
    { text: 'Build My Package', to: '/custom-quote' },
    { text: 'Explore Services', to: '/services' },
  ])
})
