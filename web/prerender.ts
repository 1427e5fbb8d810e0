import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { notFoundPage, pageSources, render, siteMap } from './src/entry-server.tsx'
import { compressedSize, filesOf, readManifest } from './first-view.ts'
import { pageDocument } from './page-document.ts'
import { refuseBadPages, type BuiltPage } from './refuse-bad-pages.ts'

// A build step, itself built by Vite and run by Node from the project's root: draws every page of the site map.
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

const manifest = await readManifest(site)
const template = await readFile(join(site, 'index.html'), 'utf8')
const toastStyle = await readToastStyle()
const rows = [
  ...siteMap.map(({ path, page, title, description }) => ({ path, page, title, description })),
  { ...notFoundPage, path: null, page: 'not-found' as const },
]

const pages: BuiltPage[] = []
for (const { path, page, title, description } of rows) {
  const scripts = filesOf(manifest, pageSources(page))
  const rendered = await render(path ?? '/404')
  const document = pageDocument(rendered, {
    template,
    toastStyle,
    scripts: scripts.map((file) => `/${file}`),
  })
  pages.push({ file: fileOf(path), title, description, document })
  const kilobytes = ((await compressedSize(site, scripts)) / 1000).toFixed(1)
  console.log(`${(path ?? '404').padEnd(34)} ${kilobytes.padStart(6)} kB script (brotli)`)
}

refuseBadPages(pages)
await Promise.all(
  pages.map(async ({ file, document }) => {
    const target = join(site, file)
    await mkdir(dirname(target), { recursive: true })
    await writeFile(target, document)
  }),
)
// What is served is what a visitor may ask for: the manifest was for this step alone.
await rm(join(site, '.vite'), { recursive: true })
