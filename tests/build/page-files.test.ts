import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { firstViewScripts } from '#web/ui/document/first-view-scripts.ts'
import { pageFilesMeta } from '#web/ui/document/protocol.ts'
import { readPageFiles } from '#web/shell/prefetch/page-files.ts'
import { paths, sampleId } from '#web/content/paths.ts'
import { siteMap } from '#web/content/site-map.ts'
import { builtPages, site } from './built-pages.ts'

const metaOf = (document: Document, name: string) =>
  document.querySelector(`meta[name=${name}]`)?.getAttribute('content') ?? ''

const firstViewOf = (document: Document) => [
  ...firstViewScripts(document),
  ...Array.from(document.querySelectorAll('link[rel=stylesheet]'), (link) =>
    String(link.getAttribute('href')),
  ),
]

const [home] = builtPages
const pageFiles = readPageFiles(
  readFileSync(join(site, metaOf(home?.document ?? new Document(), pageFilesMeta)), 'utf8'),
)
const firstViews = builtPages.map(({ document }) => firstViewOf(document))
const ofEveryPage = new Set(
  firstViews[0]?.filter((file) => firstViews.every((files) => files.includes(file))),
)

test.each(builtPages.filter(({ path }) => siteMap.some((page) => page.path === path)))(
  'the prefetch list has the files that $path needs beyond those of every page',
  ({ path, document }) => {
    const files = (pageFiles.get(path) ?? []).map((file) => `/${file}`)
    expect(files.length).toBeGreaterThan(0)
    expect(files.filter((file) => !existsSync(join(site, file)))).toEqual([])
    const needed = firstViewOf(document).filter((file) => !ofEveryPage.has(file))
    expect(needed.filter((file) => !files.includes(file))).toEqual([])
    const others = files.filter((file) => !needed.includes(file))
    // Content in the page's document that is in none of its scripts.
    const hasStaticContent =
      path === paths.customQuote || document.getElementById(sampleId) !== null
    expect(others.length > 0).toBe(hasStaticContent)
  },
)

test.each(builtPages)('$path refers to the list', ({ document }) => {
  expect(metaOf(document, pageFilesMeta)).toBe(metaOf(home?.document ?? document, pageFilesMeta))
})
