import { createHash } from 'node:crypto'
import type { LocalBusiness, WithContext } from 'schema-dts'
import { inlineScript } from '#shared/inline-script.ts'
import { language } from '#shared/locale.ts'
import { pathAttribute, scriptListId, waitsAttribute } from '#web/ui/document/protocol.ts'
import { pageTags, type HeadTag } from '#web/shell/layout/page-head.ts'
import { schemes } from '#web/theme/theme.ts'
import { claims } from '#web/content/claims.ts'
import { company, postalAddress } from '#web/content/company.ts'
import { paths } from '#web/content/paths.ts'
import { notFoundPage, type SitePage } from '#web/content/site-map.ts'
import { absoluteUrl } from '#web/content/site-origin.ts'
import { displayFace, textFace } from './font-sources.ts'
import type { FirstView } from './first-view.ts'
import type { SplitStyle } from './split-style.ts'
import { escapeMarkup } from './text-files.ts'

const fontUrls = import.meta.glob<string>('/src/shell/fonts/*.woff2', {
  query: '?url',
  import: 'default',
  eager: true,
})

/** Everything in the head of a prerendered page that isn't in index.html already, in order. */
export function documentHead(page: SitePage, style: SplitStyle): string {
  const policy = contentSecurityPolicy(style)
  const tags: readonly HeadTag[] = [
    // First, because a policy applies only to what follows it.
    meta({ 'http-equiv': 'content-security-policy', content: policy }),
    ...pageTags(page),
    ...themeColours,
    // Before the style, so that nothing is styled twice.
    { name: 'script', text: inlineScript },
    link({ rel: 'icon', href: '/favicon-48.png', type: 'image/png', sizes: '48x48' }),
    link({ rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' }),
    link({ rel: 'apple-touch-icon', href: '/apple-touch-icon.png' }),
    ...(page.isPrivate ? [] : shareTags(page)),
    // Chromium holds the first paint for them. On a phone's network they would be late anyway.
    ...[displayFace, textFace].map(({ sources: [main] }) =>
      // Where a file is missing, checkLetters says so.
      link({ ...fontPreload, href: fontUrls[`/src/shell/fonts/${main.file}`] ?? '' }),
    ),
    { name: 'style', text: style.first },
  ]
  return tags.map(html).join('')
}

/** The end of a prerendered page's body: everything that would delay the first paint higher up. */
export function documentEnd(page: SitePage, { scripts, styles }: FirstView): string {
  const waits = page.startsAtOnce ? {} : { [waitsAttribute]: '' }
  // Any address may get the not-found page.
  const own = page === notFoundPage ? {} : { [pathAttribute]: page.path }
  const tags: readonly HeadTag[] = [
    // Disabled, so never loaded: they tell Vite's loader which style sheets are inlined already.
    ...styles.map((file) => link({ rel: 'stylesheet', disabled: '', href: `/${file}` })),
    // Even at a low priority, preloading them would delay the first paint: boot.ts does it afterwards.
    dataTag(
      { type: 'application/json', id: scriptListId, ...waits, ...own },
      scripts.map((file) => `/${file}`),
    ),
    ...(page.isPrivate ? [] : [dataTag({ type: 'application/ld+json' }, structuredData)]),
  ]
  return tags.map(html).join('')
}

const meta = (attributes: Record<string, string>): HeadTag => ({ name: 'meta', attributes })
const link = (attributes: Record<string, string>): HeadTag => ({ name: 'link', attributes })

const fontPreload = {
  rel: 'preload',
  as: 'font',
  type: 'font/woff2',
  crossorigin: 'anonymous',
  media: '(min-width: 768px)',
}

/** The colours of the browser's own bar. */
const themeColours = Object.entries(schemes).map(([scheme, { palette }]) =>
  meta({
    name: 'theme-color',
    content: palette.background.default,
    media: `(prefers-color-scheme: ${scheme})`,
  }),
)

function html({ name, attributes = {}, text }: HeadTag): string {
  const pairs = Object.entries(attributes)
  const start = `<${name}${pairs.map(([key, value]) => ` ${key}="${escapeMarkup(value)}"`).join('')}>`
  if (text === undefined) return start
  // HTML has no escapes inside scripts and styles.
  return `${start}${name === 'title' ? escapeMarkup(text) : text}</${name}>`
}

/** The page's preview in messengers and social networks. X falls back to the Open Graph tags. */
function shareTags({ path, title, description }: SitePage): readonly HeadTag[] {
  const properties = {
    'og:type': 'website',
    'og:site_name': company.name,
    'og:locale': language.replace('-', '_'),
    'og:title': title,
    'og:description': description,
    'og:url': absoluteUrl(path),
    'og:image': absoluteUrl('/share.png'),
    'og:image:type': 'image/png',
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': company.name,
  }
  return [
    ...Object.entries(properties).map(([property, content]) => meta({ property, content })),
    meta({ name: 'twitter:card', content: 'summary_large_image' }),
  ]
}

/** Browsers don't execute it, so the policy needs no exception. */
function dataTag(attributes: Record<string, string>, data: unknown): HeadTag {
  // A "</script>" in a string would end the element.
  const text = JSON.stringify(data).replaceAll('<', String.raw`\u003c`)
  return { name: 'script', attributes, text }
}

// MUI's components add their rules through the CSSOM, to an empty style.
const injectedStyle = ''

const hashSource = (text: string) =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** A page's policy: scripts only from this site and the inline one, styles only from the page itself and MUI. */
function contentSecurityPolicy({ first, rest }: SplitStyle): string {
  const styles = [first, rest, injectedStyle].map(hashSource)
  return [
    "default-src 'none'",
    `script-src 'self' ${hashSource(inlineScript)}`,
    `style-src-elem 'self' ${styles.join(' ')}`,
    "style-src-attr 'none'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ')
}

const logo = absoluteUrl('/apple-touch-icon.png')

/** The company in schema.org's vocabulary. Search engines show its address and hours; they show no prices of services. */
const structuredData: WithContext<LocalBusiness> = {
  '@context': 'https://schema.org',
  '@type': 'LocalBusiness',
  '@id': absoluteUrl('/#company'),
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
