import { paths, servicePath } from './paths.ts'

/** The component that draws a page: the name of its file in pages/. */
export type PageKey = 'brief' | 'custom-quote' | 'checkout' | 'payment-success' | 'payment-failed'

export type SitePage = {
  readonly path: string
  readonly page: PageKey
  /** Unique; what the browser's tab and a search result show. */
  readonly title: string
  readonly description: string
  /** The page's link text in menus; a page without one is in no menu. */
  readonly label?: string
  readonly menus: readonly ('header' | 'footer' | 'legal')[]
  /** Left out of search engines: a step of the purchase, of no use when opened from a search. */
  readonly isPrivate?: true
}

/** The one table of the site: router, prerendering, menus and titles are drawn from it. */
export const siteMap: readonly SitePage[] = [
  {
    path: paths.home,
    page: 'brief',
    title: 'IT infrastructure in Nairobi',
    description:
      'Networks, security, cloud and support for enterprises across Kenya and East Africa.',
    label: 'Home',
    menus: ['header'],
  },
  {
    path: paths.about,
    page: 'brief',
    title: 'About us',
    description: 'An infrastructure company founded in Nairobi in 2019, and the people behind it.',
    label: 'About',
    menus: ['header', 'footer'],
  },
  {
    path: paths.services,
    page: 'brief',
    title: 'Services',
    description: 'Six services, from the cable in the wall to the people who use it.',
    label: 'Services',
    menus: ['header', 'footer'],
  },
  ...(
    [
      [
        'network-design',
        'Network design',
        'LAN, WAN and Wi-Fi designed, installed and documented.',
      ],
      [
        'cybersecurity',
        'Cybersecurity',
        'Audits, hardening and monitoring for what you depend on.',
      ],
      ['cloud-integration', 'Cloud integration', 'Workloads moved to the cloud, with a way back.'],
      [
        'automation-iot',
        'Automation and IoT',
        'Sensors, controls and the network that carries them.',
      ],
      ['managed-it', 'Managed IT', 'Your systems watched, patched and supported every day.'],
      [
        'consulting-training',
        'Consulting and training',
        'Advice that you can act on, and staff who can.',
      ],
    ] as const
  ).map(([slug, title, description]): SitePage => ({
    path: servicePath(slug),
    page: 'brief',
    title,
    description,
    menus: [],
  })),
  {
    path: paths.pricing,
    page: 'brief',
    title: 'Pricing',
    description: 'Three monthly plans in Kenyan shillings, and what each of them includes.',
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
  },
  {
    path: paths.contact,
    page: 'brief',
    title: 'Contact',
    description: 'Talk to an engineer in Nairobi: e-mail, telephone, office and business hours.',
    label: 'Contact',
    menus: ['header', 'footer'],
  },
  {
    path: paths.checkout,
    page: 'checkout',
    title: 'Checkout',
    description: 'Your details and your order, before you pay by card at our payment provider.',
    menus: [],
    isPrivate: true,
  },
  {
    path: paths.paymentSuccess,
    page: 'payment-success',
    title: 'Thank you for your order',
    description: 'What happens after your payment, and your order reference.',
    menus: [],
    isPrivate: true,
  },
  {
    path: paths.paymentFailed,
    page: 'payment-failed',
    title: 'Payment not completed',
    description: 'What may have happened to your payment, and how to try again.',
    menus: [],
    isPrivate: true,
  },
  {
    path: paths.terms,
    page: 'brief',
    title: 'Terms of Service',
    description: 'The terms under which we work for you.',
    label: 'Terms of Service',
    menus: ['legal'],
  },
  {
    path: paths.privacy,
    page: 'brief',
    title: 'Privacy Policy',
    description: 'What we know about you, why, and for how long.',
    label: 'Privacy Policy',
    menus: ['legal'],
  },
  {
    path: paths.refund,
    page: 'brief',
    title: 'Refund Policy',
    description: 'When you get your money back, and how quickly.',
    label: 'Refund Policy',
    menus: ['legal'],
  },
  {
    path: paths.cookies,
    page: 'brief',
    title: 'Cookie Policy',
    description: 'What this site stores in your browser.',
    label: 'Cookie Policy',
    menus: ['legal'],
  },
  {
    path: paths.security,
    page: 'brief',
    title: 'Security Policy',
    description: 'How we protect your systems and your data.',
    label: 'Security Policy',
    menus: ['legal'],
  },
]

/** The page for any other address. It has no path of its own. */
export const notFoundPage = {
  title: 'Oops! Page not found',
  description: 'There is no page at this address.',
  isPrivate: true,
} as const

/** A page that a menu can link to. */
export type MenuLink = { readonly path: string; readonly label: string }

/** The links of a menu, in the table's order. */
export function menuLinks(menu: SitePage['menus'][number]): readonly MenuLink[] {
  return siteMap.flatMap(({ path, label, menus }) =>
    label !== undefined && menus.includes(menu) ? [{ path, label }] : [],
  )
}
