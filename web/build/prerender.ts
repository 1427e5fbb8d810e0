import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { speculationRulesPath } from '#shared/addresses.ts'
import { siteOrigin } from '#web/content/site-origin.ts'
import { allPages, notFoundPage, type SitePage } from '#web/content/site-map.ts'
import { render } from '#web/shell/entry-server.tsx'
import { documentEnd, documentHead } from './document-head.ts'
import { logoShapes } from '#web/shell/logo-shapes.tsx'
import { themeStyle } from '#web/theme/theme-style.ts'
import { findFirstView, pageSources, readManifest } from './first-view.ts'
import { checkLetters } from './font-sources.ts'
import { classesIn, classesOf, endOfHeading, splitStyle } from './split-style.ts'
import { robots, securityTxt, sitemap, speculationRules } from './text-files.ts'

// A build step, bundled by Vite and run by Node from the project's root: renders every page of the site map, and the
// files that search engines and browsers request.
const site = 'dist/site'

/** The file that a page is served from. The not-found page is CloudFront's error page. */
function documentFile({ path }: SitePage): string {
  return path === notFoundPage.path ? '404.html' : join(path, 'index.html')
}

/** The styles of a page's first view, and of what is in its document and in none of its scripts (static-content.tsx). */
function stylesOf(body: string, sources: readonly string[]): readonly string[] {
  const shown = classesOf(body)
  const isShown = (file: string) => classesIn(assets.get(file) ?? '').some((it) => shown.has(it))
  const ofScripts = findFirstView(manifest, sources).styles
  const { styles } = findFirstView(manifest, [...sources, ...Object.keys(manifest)])
  return styles.filter((file) => ofScripts.includes(file) || isShown(file))
}

const manifest = await readManifest(site)
const index = readFileSync(join(site, 'index.html'), 'utf8')
// The first paint doesn't need the first script, but would share the network with it. Vite drops the attribute in index.html.
const template = index.replace('<script type="module"', '$& fetchpriority="low"')
const assets = new Map<string, string>(
  readdirSync(join(site, 'assets'))
    .filter((file) => /\.(?:css|js)$/.test(file))
    .map((file) => [`assets/${file}`, readFileSync(join(site, 'assets', file), 'utf8')] as const),
)
const theme = themeStyle(
  (variable) => [...assets.values()].some((text) => text.includes(`var(${variable})`)),
  // Printed links show their full address.
  { '--site-origin': JSON.stringify(siteOrigin) },
)

const documents: Record<string, string> = {}
for (const page of allPages) {
  const sources = pageSources(manifest, page)
  const { scripts } = findFirstView(manifest, sources)
  const body = await render(page.path)
  const styles = stylesOf(body, sources)
  const beginning = body.slice(0, endOfHeading(body))
  const style = splitStyle([theme, ...styles.map((file) => assets.get(file))].join(''), beginning)
  const parts = {
    head: documentHead(page, style),
    logo: logoShapes,
    page: `${beginning}<style>${style.rest}</style>${body.slice(beginning.length)}`,
    end: documentEnd(page, { scripts, styles }),
  }
  documents[documentFile(page)] = Object.entries(parts).reduce(
    (filled, [name, part]) => filled.replace(`<!--${name}-->`, () => part),
    template,
  )
}

await checkLetters([...assets, ...Object.entries(documents)])

const files: Record<string, string> = {
  'sitemap.xml': sitemap,
  'robots.txt': robots,
  [speculationRulesPath]: speculationRules,
  '.well-known/security.txt': securityTxt(new Date()),
  ...documents,
}
for (const [file, content] of Object.entries(files)) {
  const target = join(site, file)
  mkdirSync(dirname(target), { recursive: true })
  writeFileSync(target, content)
}
// Only this step needs the manifest, and everything in the folder is deployed.
rmSync(join(site, '.vite'), { recursive: true })
