import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { JSDOM } from 'jsdom'
import { readStage } from '#infra/stack/stage.ts'
import { company } from '#web/content/company.ts'
import { allPages, notFoundPage, type SitePage } from '#web/content/site-map.ts'

export const site = 'dist/site'

/** The file from which a path of the site is served. */
export function fileOf(path: string): string {
  if (path === notFoundPage.path) return join(site, '404.html')
  const file = join(site, path)
  return existsSync(file) && path.includes('.') ? file : join(file, 'index.html')
}

type BuiltPage = SitePage & { readonly document: Document; readonly html: string }

/** Every page of the site map as built, and the not-found page. */
export const builtPages: readonly BuiltPage[] = allPages.map((page) => {
  const html = readFileSync(fileOf(page.path), 'utf8')
  return { ...page, html, document: new JSDOM(html).window.document }
})

/** The page's CSS: the part that its beginning needs, and the rest. */
export const stylesOf = (document: Document): readonly string[] =>
  Array.from(document.querySelectorAll('style'), ({ textContent }) => textContent)

/** The markup of the rest of the CSS, in the page's body. */
export function lateStyleOf(html: string): string {
  const [, style] = /<body[^]*?(<style>[^]*?<\/style>)/.exec(html) ?? []
  if (style === undefined) throw new Error('The page has no style in its body')
  return style
}

export const publicPages = builtPages.filter(({ isPrivate }) => !isPrivate)

/** The origin that the site was built for. */
export const origin = readStage().siteOrigin ?? company.origin
