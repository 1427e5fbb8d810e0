import { claims } from './claims.ts'
import { company, planCurrency } from '#web/content/company.ts'
import { legalPages } from './legal/legal-pages.ts'
import { notFound } from './not-found.ts'
import { paths, servicePath } from './paths.ts'
import type { ServiceSummary } from './service.ts'
import { serviceSummaries } from './service-summaries.ts'

/** The component that renders a page, whatever its address. */
export type PageKey =
  | 'home'
  | 'about'
  | 'services'
  | 'service'
  | 'pricing'
  | 'custom-quote'
  | 'contact'
  | 'checkout'
  | 'payment-success'
  | 'payment-failed'
  | 'legal'
  | 'not-found'

type Menu = 'header' | 'footer' | 'legal'

export type SitePage = {
  readonly path: string
  readonly page: PageKey
  /** Which service or legal document it shows, by the name of its file. */
  readonly slug?: string
  /** Unique, at most 60 characters; shown in the browser's tab and in search results. */
  readonly title: string
  /** Unique, 70 to 160 characters. */
  readonly description: string
  /** The page's link text in menus; a page without one is in no menu. */
  readonly label?: string
  readonly menus?: readonly Menu[]
  /** Kept out of search engines: a step of the checkout, or a page in place of another. */
  readonly isPrivate?: true
  /** Has the quote's store; the others don't load it. */
  readonly hasQuote?: true
  /**
   * Does something before anybody touches it: shows what is stored, or logs an address. On the others
   * the application waits for a visitor (rule 1.9).
   */
  readonly startsAtOnce?: true
}

/** The row of a service's page, derived from its summary. */
function toServicePage({ slug, title, summary }: ServiceSummary): SitePage {
  return { path: servicePath(slug), page: 'service', slug, title, description: summary }
}

/** The single list of pages, from which router, prerenderer, scripts, menus and titles are derived. */
export const siteMap: readonly SitePage[] = [
  {
    path: paths.home,
    page: 'home',
    title: `IT infrastructure in ${company.city}, ${company.country}`,
    description: `Networks, security, cloud, automation and support for enterprises in ${company.country} and East Africa, with published prices.`,
    label: 'Home',
    menus: ['header'],
  },
  {
    path: paths.about,
    page: 'about',
    title: 'About us',
    description: `An infrastructure company founded in ${company.city} in ${claims.foundedYear}: how it began, what it stands for, and its three values.`,
    label: 'About',
    menus: ['header', 'footer'],
  },
  {
    path: paths.services,
    page: 'services',
    title: 'Services',
    description:
      'Network design, cybersecurity, cloud integration, automation and IoT, managed IT, consulting and training: six services, one team.',
    label: 'Services',
    menus: ['header', 'footer'],
  },
  ...serviceSummaries.map(toServicePage),
  {
    path: paths.pricing,
    page: 'pricing',
    title: 'Pricing',
    description: `Three monthly plans and four add-ons with prices in ${planCurrency.name}, what each plan includes, and how to ask for a custom quote.`,
    label: 'Pricing',
    menus: ['header', 'footer'],
  },
  {
    path: paths.customQuote,
    page: 'custom-quote',
    title: 'Build your package',
    description:
      'Choose services, storage, bandwidth and seats, see the price change with every choice, and pay by card.',
    label: 'Build Quote',
    menus: ['header'],
    hasQuote: true,
    startsAtOnce: true,
  },
  {
    path: paths.contact,
    page: 'contact',
    title: 'Contact',
    description: `Talk to an engineer in ${company.city}: email, telephone, office address, business hours, and a form that prepares your message.`,
    label: 'Contact',
    menus: ['header', 'footer'],
    startsAtOnce: true,
  },
  {
    path: paths.checkout,
    page: 'checkout',
    title: 'Checkout',
    description:
      'Your details and your order, before you pay by card on the secure page of our payment provider.',
    isPrivate: true,
    hasQuote: true,
    startsAtOnce: true,
  },
  {
    path: paths.paymentSuccess,
    page: 'payment-success',
    title: 'Your order',
    description:
      'What happens after your payment, with the invoice number and the date of your order.',
    isPrivate: true,
    hasQuote: true,
    startsAtOnce: true,
  },
  {
    path: paths.paymentFailed,
    page: 'payment-failed',
    title: 'Payment not completed',
    description:
      'What may have happened to your payment, the common reasons, and how to try again.',
    isPrivate: true,
    startsAtOnce: true,
  },
  ...legalPages.map(({ slug, title, description }): SitePage => ({
    path: paths[slug],
    page: 'legal',
    slug,
    title,
    description,
    label: title,
    menus: ['legal'],
  })),
]

/** The page for any other address. Its path is the router's catch-all pattern. */
export const notFoundPage: SitePage = {
  path: '*',
  page: 'not-found',
  title: notFound.heading,
  description: notFound.lead,
  isPrivate: true,
  startsAtOnce: true,
}

/** Everything that is rendered: the site map and the not-found page. */
export const allPages: readonly SitePage[] = [...siteMap, notFoundPage]

/** The title of a page's document. */
export function documentTitle({ title }: { readonly title: string }): string {
  return `${title} | ${company.name}`
}

/** A page that a menu can link to. */
export type MenuLink = { readonly path: string; readonly label: string }

/** The links of a menu, in the table's order. */
export function menuLinks(menu: Menu): readonly MenuLink[] {
  return siteMap.flatMap(({ path, label, menus = [] }) =>
    label !== undefined && menus.includes(menu) ? [{ path, label }] : [],
  )
}
