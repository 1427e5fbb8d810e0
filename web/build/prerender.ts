import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { allPages, notFoundPage, siteMap, type SitePage } from '#web/content/site-map.ts'
import { render } from '#web/shell/entry-server.tsx'
import { pageSources, staticSources } from './page-sources.ts'
import { documentEnd, documentHead } from './document-head.ts'
import { logoShapes } from '#web/shell/layout/logo-shapes.ts'
import { themeStyle } from '#web/shell/theme/theme-style.ts'
import { compressedSize, findFirstView, readManifest } from './first-view.ts'
import { listPageFiles } from './list-page-files.ts'
import { drawPagePictures } from './draw-page-pictures.ts'
import { validatePages, type BuiltPage } from './validate-pages.ts'
import { endOfHeading, splitStyle } from './split-style.ts'
import { securityTxt } from './security-txt.ts'
import { siteIcons, webManifest } from './site-icons.ts'
import { robots, sitemap } from './sitemap.ts'

// A build step, bundled by Vite and run by Node from the project's root: renders every page of the site map, and the
// files that search engines, messengers and home screens request.
const site = 'dist/site'

/** The file that a page is served from. The not-found page is CloudFront's error page. */
function documentFile({ path }: SitePage): string {
  return path === notFoundPage.path ? '404.html' : join(path, 'index.html')
}

async function writeToSite(file: string, content: string | Uint8Array): Promise<void> {
  const target = join(site, file)
  await mkdir(dirname(target), { recursive: true })
  await writeFile(target, content)
}

type PageParts = { readonly head: string; readonly body: string; readonly end: string }

/** Fills the template. Throws on inline styles, which the page's policy would block. */
function pageDocument(template: string, { head, body, end }: PageParts): string {
  const inline = /<[^>]*\sstyle="[^"]*"[^>]*>/.exec(body)
  if (inline) throw new Error(`The page's policy blocks this style attribute: ${inline[0]}`)
  const parts = {
    '<!--head-->': head,
    '<!--logo-->': logoShapes,
    '<!--page-->': body,
    '<!--end-->': end,
  }
  return Object.entries(parts).reduce(
    (filled, [place, part]) => fill(filled, place, part),
    template,
  )
}

function fill(template: string, placeholder: string, content: string): string {
  if (!template.includes(placeholder)) throw new Error(`index.html has no ${placeholder}`)
  return template.replace(placeholder, () => content)
}

/** The built scripts and style sheets, by their paths in the site. */
async function readAssets(): Promise<ReadonlyMap<string, string>> {
  const files = await readdir(join(site, 'assets'))
  const texts = files
    .filter((file) => /\.(?:css|js)$/.test(file))
    .map(
      async (file) =>
        [`assets/${file}`, await readFile(join(site, 'assets', file), 'utf8')] as const,
    )
  return new Map(await Promise.all(texts))
}

const manifest = await readManifest(site)
const template = await readFile(join(site, 'index.html'), 'utf8')
const assets = await readAssets()
const theme = themeStyle((variable) =>
  [...assets.values()].some((text) => text.includes(`var(${variable})`)),
)
const pageFiles = listPageFiles(manifest)
const publicPages = siteMap.filter((page) => !page.isPrivate)

const pages: BuiltPage[] = []
for (const page of allPages) {
  const firstView = findFirstView(manifest, pageSources(page))
  const { styles } = findFirstView(manifest, [...pageSources(page), ...staticSources(page)])
  const body = await render(page.path)
  const beginning = body.slice(0, endOfHeading(body))
  const style = splitStyle([theme, ...styles.map((file) => assets.get(file))].join(''), beginning)
  const parts = {
    head: documentHead(page, style, pageFiles.file),
    body: `${beginning}<style>${style.rest}</style>${body.slice(beginning.length)}`,
    end: documentEnd(page, { ...firstView, styles }),
  }
  const file = documentFile(page)
  pages.push({ page, file, document: pageDocument(template, parts) })
  const kilobytes = ((await compressedSize(site, firstView.scripts)) / 1000).toFixed(1)
  console.log(`${file.padEnd(45)} ${kilobytes.padStart(6)} kB script (brotli)`)
}

const files = {
  [`/${pageFiles.file}`]: pageFiles.content,
  ...siteIcons,
  ...(await drawPagePictures(site)),
  '/manifest.webmanifest': webManifest,
  '/sitemap.xml': sitemap(publicPages.map(({ path }) => path)),
  '/robots.txt': robots,
  '/.well-known/security.txt': securityTxt(new Date()),
}

validatePages(pages, new Set(Object.keys(files)))
await Promise.all([
  ...pages.map(({ file, document }) => writeToSite(file, document)),
  ...Object.entries(files).map(([file, content]) => writeToSite(file, content)),
])
// Only this step needs the manifest, and everything in the folder is deployed.
await rm(join(site, '.vite'), { recursive: true })
