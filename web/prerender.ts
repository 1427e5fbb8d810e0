import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { SitePage } from './src/content/site-map.ts'
import { notFoundPage, pageSources, render, siteMap } from './src/entry-server.tsx'
import { compressedSize, filesOf, readManifest } from './first-view.ts'
import { pageDocument } from './page-document.ts'
import { drawPagePictures } from './page-pictures.ts'
import { refuseBadPages, type BuiltPage } from './refuse-bad-pages.ts'
import { shareTags } from './share-tags.ts'
import { siteIcons } from './site-icons.ts'
import { robots, sitemap } from './sitemap.ts'
import { structuredDataTag } from './structured-data.ts'
import { iconTags, webManifest } from './web-manifest.ts'

// A build step, itself built by Vite and run by Node from the project's root: draws every page of the site map, and what
// search engines, messengers and home screens look for beside the pages.
const site = 'dist/site'

/** The file that a path is served from. The page for unknown addresses is a file of its own. */
function fileOf(path: string | null): string {
  return path === null ? '404.html' : join(path, 'index.html')
}

/** The style that the notifications' library inserts when it is loaded: its hash belongs to each page's policy. */
async function readToastStyle(): Promise<string> {
  const source = await readFile(
    createRequire(join(process.cwd(), 'package.json')).resolve('sonner'),
    'utf8',
  )
  const literal = /__insertCSS\(("(?:[^"\\]|\\.)*")\)/.exec(source)?.[1]
  if (literal === undefined)
    throw new Error('sonner no longer inserts its style the way that is known here')
  return String(JSON.parse(literal))
}

async function writeToSite(file: string, content: string | Uint8Array): Promise<void> {
  const target = join(site, file)
  await mkdir(dirname(target), { recursive: true })
  await writeFile(target, content)
}

const manifest = await readManifest(site)
const template = await readFile(join(site, 'index.html'), 'utf8')
const toastStyle = await readToastStyle()
const publicPages = siteMap.filter((page) => !page.isPrivate)
const tagsOf = (page: SitePage) => [...shareTags(page), structuredDataTag(page)]
const rows = [
  ...siteMap.map((page) => ({
    ...page,
    sources: pageSources(page),
    isPrivate: page.isPrivate === true,
    tags: page.isPrivate ? [] : tagsOf(page),
  })),
  { ...notFoundPage, path: null, sources: pageSources(), tags: [] },
]

const pages: BuiltPage[] = []
for (const { path, sources, title, description, isPrivate, tags } of rows) {
  const scripts = filesOf(manifest, sources)
  const rendered = await render(path ?? '/404')
  const document = pageDocument(rendered, {
    template,
    toastStyle,
    scripts: scripts.map((file) => `/${file}`),
    tags: [...iconTags, ...tags],
  })
  pages.push({ file: fileOf(path), title, description, isPrivate, document })
  const kilobytes = ((await compressedSize(site, scripts)) / 1000).toFixed(1)
  console.log(`${(path ?? '404').padEnd(34)} ${kilobytes.padStart(6)} kB script (brotli)`)
}

const files = {
  ...siteIcons,
  ...(await drawPagePictures(site)),
  '/manifest.webmanifest': webManifest,
  '/sitemap.xml': sitemap(publicPages.map(({ path }) => path)),
  '/robots.txt': robots,
}

refuseBadPages(pages, new Set(Object.keys(files)))
await Promise.all([
  ...pages.map(({ file, document }) => writeToSite(file, document)),
  ...Object.entries(files).map(([file, content]) => writeToSite(file, content)),
])
// What is served is what a visitor may ask for: the manifest was for this step alone.
await rm(join(site, '.vite'), { recursive: true })
