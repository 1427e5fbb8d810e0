import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { JSDOM } from 'jsdom'
import { siteMap } from '#web/content/site-map.ts'

export const site = 'dist/site'

/** The file that an address of the site is served from. */
export function fileOf(address: string): string {
  const file = join(site, address)
  return existsSync(file) && address.includes('.') ? file : join(file, 'index.html')
}

export type BuiltPage = {
  readonly path: string
  readonly document: Document
  readonly html: string
}

function builtPage(path: string, file: string): BuiltPage {
  const html = readFileSync(file, 'utf8')
  return { path, html, document: new JSDOM(html).window.document }
}

/** Every page of the site map as it was built, and the page for unknown addresses. */
export const builtPages: readonly BuiltPage[] = [
  ...siteMap.map(({ path }) => builtPage(path, fileOf(path))),
  builtPage('404', join(site, '404.html')),
]
