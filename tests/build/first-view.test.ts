import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { scriptsMeta } from '#web/app/first-view-scripts.ts'
import { pagesWithQuote } from '#web/app/routes.tsx'
import { builtPages, site } from './built-pages.ts'

/** The maximum weight of the scripts of a page's first view, in bytes of brotli. */
const budgets = { content: 105_000, quote: 128_000 } as const

test.each(builtPages)('the scripts of $path are few and light', ({ page, document }) => {
  const boot = document.querySelector('script[src]')?.getAttribute('src') ?? ''
  const later = document.querySelector(`meta[name=${scriptsMeta}]`)?.getAttribute('content') ?? ''
  const scripts = [...new Set([boot, ...later.split(' ')])]
  expect(scripts.length).toBeGreaterThan(2)
  // With the document and the font.
  expect(scripts.length).toBeLessThanOrEqual(pagesWithQuote.has(page) ? 17 : 11)
  const weight = scripts
    .map((script) => brotliCompressSync(readFileSync(join(site, script))).length)
    .reduce((sum, size) => sum + size, 0)
  expect(weight).toBeLessThanOrEqual(pagesWithQuote.has(page) ? budgets.quote : budgets.content)
})

test.each(builtPages)(
  '$path loads nothing but its boot script before the first paint',
  ({ document }) => {
    expect(document.querySelectorAll('script[src]')).toHaveLength(1)
    expect(document.querySelectorAll('link[rel=modulepreload]')).toHaveLength(0)
  },
)

test.each(builtPages)('$path, with its style, fits the first round trips', ({ html }) => {
  expect(brotliCompressSync(html).length).toBeLessThan(14_000)
})
