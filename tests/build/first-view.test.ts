import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { pagesWithQuote } from '#web/app/routes.tsx'
import { siteMap } from '#web/content/site-map.ts'
import { builtPages, site } from './built-pages.ts'

/** What the scripts of a page's first view may weigh, in bytes of brotli. */
const budgets = { content: 130_000, quote: 155_000 } as const

function firstViewScripts(document: Document): readonly string[] {
  const elements = document.querySelectorAll('script[src], link[rel=modulepreload]')
  const addresses = [...elements].map(
    (element) => element.getAttribute('src') ?? element.getAttribute('href') ?? '',
  )
  return [...new Set(addresses)]
}

test.each(builtPages)('the scripts of $path stay within their budget', ({ path, document }) => {
  const scripts = firstViewScripts(document)
  expect(scripts.length).toBeGreaterThan(2)
  const weight = scripts
    .map((script) => brotliCompressSync(readFileSync(join(site, script))).length)
    .reduce((sum, size) => sum + size, 0)
  const row = siteMap.find((page) => page.path === path)
  const isQuotePage = row !== undefined && pagesWithQuote.has(row.page)
  expect(weight).toBeLessThanOrEqual(isQuotePage ? budgets.quote : budgets.content)
})

test('the document of a page, with its style, is small enough for the first round trips', () => {
  for (const { path, html } of builtPages) {
    expect(brotliCompressSync(html).length, path).toBeLessThan(14_000)
  }
})
