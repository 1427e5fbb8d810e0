import { expect, test } from 'vitest'
import { about } from '#web/content/about.ts'
import { businessHours } from '#web/content/claims.ts'
import { company, messenger } from '#web/content/company.ts'
import { contact } from '#web/content/contact.ts'
import { home } from '#web/content/home.ts'
import { legalCopy, loadLegalDocument } from '#web/content/legal/legal-documents.ts'
import { legalPages } from '#web/content/legal/legal-pages.ts'
import { addToQuotePath, paths, servicePath } from '#web/content/paths.ts'
import { formatPlanPrice, planPrice } from '#web/content/plan-currency.ts'
import { planAddOns, planComparison, plans } from '#web/content/plans.ts'
import { pricing } from '#web/content/pricing-copy.ts'
import { projectProcess } from '#web/content/process.ts'
import { offerOfService, startingPriceOf } from '#web/offers/offers-of-services.ts'
import { serviceSummaries } from '#web/content/service-summaries.ts'
import { servicePage, servicesPage } from '#web/content/services-overview.ts'
import { loadServices } from '#web/content/services/services.ts'
import { menuLinks, siteMap } from '#web/content/site-map.ts'
import { builtPages } from './built-pages.ts'

/** Texts that no visitor reads, or only after the page changes. */
const unseen = ['slug', 'icon', 'errors', 'ready', 'required', 'resume', 'log']

const linkOf = (text: unknown, to: unknown) => `${String(text)} → ${String(to)}`

/** All texts of a content module, with prices and links in the page's format. */
function textsOf(content: unknown): string[] {
  if (typeof content === 'string' || typeof content === 'number') return [String(content)]
  if (typeof content !== 'object' || content === null) return []
  if ('text' in content && 'to' in content) return [linkOf(content.text, content.to)]
  if ('shown' in content && 'href' in content) return [linkOf(content.shown, content.href)]
  return Object.entries(content)
    .filter(([key]) => !unseen.includes(key))
    .flatMap(([key, part]: [string, unknown]) =>
      key === 'price' ? formatPlanPrice(planPrice(Number(part))) : textsOf(part),
    )
}

const pathOf = ({ slug }: { readonly slug: string }) =>
  siteMap.find((page) => page.slug === slug)?.path ?? ''

function pageAt(path: string): Document {
  const page = builtPages.find((builtPage) => builtPage.path === path)
  if (!page) throw new Error(`No page at ${path}`)
  return page.document
}

const linksIn = (parent: ParentNode | null) => [
  ...(parent?.querySelectorAll<HTMLAnchorElement>('a') ?? []),
]
const targetsIn = (parent: ParentNode | null) =>
  linksIn(parent).map((link) => link.getAttribute('href'))

/** Everything between a page's header and footer: its text, its links with their targets, and its names for screen readers. */
function shownOn(page: Document): string {
  const main = page.querySelector('main') ?? page.body
  const links = linksIn(main).map((link) => linkOf(link.textContent, link.getAttribute('href')))
  const named = [...main.querySelectorAll('[aria-label], time')]
  const names = named.map((it) => it.getAttribute('aria-label') ?? it.getAttribute('datetime'))
  return [main.textContent, ...links, ...names].join('\n')
}

const { email, phone, address } = company
const withoutPrice = { ...servicePage, startingPrice: [] }
const services = await loadServices()
const legalDocuments = await Promise.all(legalPages.map(loadLegalDocument))
// What isn't on it without several plans, a popular one, or add-ons.
const shownPricing = {
  ...pricing,
  plans: { ...pricing.plans, popular: plans.some((it) => it.isPopular) && pricing.plans.popular },
  comparison: plans.length > 1 && [pricing.comparison, planComparison],
  addOns: planAddOns.length > 0 && pricing.addOns,
}
const startingPriceTexts = services.map(({ slug }) => startingPriceOf(slug))

test.each<[path: string, content: unknown]>([
  [paths.home, home],
  [paths.about, [about, address, businessHours, phone, email]],
  [paths.services, [servicesPage, projectProcess, serviceSummaries, startingPriceTexts]],
  [paths.pricing, [shownPricing, plans, planAddOns]],
  [paths.contact, [contact, address, businessHours, email, phone, messenger?.href]],
  ...services.map((service): [string, unknown] => [
    servicePath(service.slug),
    [
      { ...service, link: [], features: [], summary: [] },
      service.startingPrice ? servicePage : withoutPrice,
    ],
  ]),
  ...legalDocuments.map((document): [string, unknown] => [pathOf(document), [document, legalCopy]]),
])('%s shows every text of its content', (path, content) => {
  const shown = shownOn(pageAt(path))
  const texts = textsOf(content)
  expect(texts.length).toBeGreaterThan(10)
  expect(texts.filter((text) => !shown.includes(text))).toEqual([])
})

test('the sections of the home page are in the agreed order (rule 3.2)', () => {
  const { trust, capabilities, industries, statistics, callToAction } = home
  const all = [trust, capabilities, industries, statistics, callToAction]
  const expected = all.map(({ heading }) => heading)
  const headings = [...pageAt(paths.home).querySelectorAll('main h2')].map((it) => it.textContent)
  expect(headings.filter((text) => expected.some((each) => each === text))).toEqual(expected)
})

const pathsOf = (menu: Parameters<typeof menuLinks>[0]) => menuLinks(menu).map(({ path }) => path)

test.each(builtPages)('$path has the header and the footer (rules 2.1 and 2.4)', ({ document }) => {
  expect(targetsIn(document.querySelector('header nav'))).toEqual([
    ...pathsOf('header'),
    paths.contact,
  ])
  const footer = document.querySelector('footer')
  const targets = [paths.home, ...pathsOf('footer'), ...pathsOf('legal'), phone.href, email.href]
  expect(targetsIn(footer)).toEqual(targets)
  const details = [...address, businessHours.days, businessHours.time, company.registrationNumber]
  expect(details.filter((line) => !footer?.textContent.includes(line))).toEqual([])
})

type ListedOffer = NonNullable<ReturnType<typeof offerOfService>>
const offerOf = ({ slug }: { readonly slug: string }) => offerOfService(slug) ?? []

test.each<[path: string, offers: readonly ListedOffer[]]>([
  ...serviceSummaries.map((service): [string, ListedOffer[]] => [
    servicePath(service.slug),
    [offerOf(service)].flat(),
  ]),
  [paths.home, home.capabilities.cards.flatMap(offerOf)],
])('%s adds its offers (rule 7.11)', (path, offers) => {
  const targets = targetsIn(pageAt(path).querySelector('main'))
  const additions = targets.filter((target) => target?.startsWith(addToQuotePath('')))
  // What is sold by quantity leads to the builder itself.
  expect(additions).toEqual(offers.map(({ to }) => to).filter((to) => to !== paths.customQuote))
})
