import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { pagesWithQuote } from '#web/app/routes.tsx'
import { builtPages, site } from './built-pages.ts'

/** The maximum size of the scripts of a page's first view, in bytes after Brotli compression. */
const budgets = { content: 105_000, quote: 128_000 } as const

test.each(builtPages)('the scripts of $path stay within their budget', ({ page, document }) => {
  const elements = document.querySelectorAll('script[src], link[rel=modulepreload]')
  const urls = [...elements].map(
    (element) => element.getAttribute('src') ?? element.getAttribute('href') ?? '',
  )
  const scripts = [...new Set(urls)]
  expect(scripts.length).toBeGreaterThan(2)
  const size = scripts
    .map((script) => brotliCompressSync(readFileSync(join(site, script))).length)
    .reduce((sum, length) => sum + length, 0)
  expect(size).toBeLessThanOrEqual(pagesWithQuote.has(page) ? budgets.quote : budgets.content)
})

test.each(builtPages)('$path, with its inlined CSS, fits in the first round trip', ({ html }) => {
  expect(brotliCompressSync(html).length).toBeLessThan(14_000)
})
