import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { firstViewScripts } from '#web/app/first-view-scripts.ts'
import { pagesWithQuote } from '#web/app/routes.tsx'
import { builtPages, site } from './built-pages.ts'

/**
 * The maximum size of the scripts of a page's first view, in bytes after Brotli compression. The heaviest pages are less
 * than 1 kB below it: a feature that needs more has to say so here.
 */
const budgets = { content: 105_000, quote: 132_000 } as const

test.each(builtPages)('the scripts of $path are few and light', ({ page, document }) => {
  const boot = document.querySelector('script[src]')?.getAttribute('src') ?? ''
  const scripts = [...new Set([boot, ...firstViewScripts(document)])]
  expect(scripts.length).toBeGreaterThan(2)
  expect(scripts.length).toBeLessThanOrEqual(pagesWithQuote.has(page) ? 16 : 11)
  const size = scripts
    .map((script) => brotliCompressSync(readFileSync(join(site, script))).length)
    .reduce((sum, length) => sum + length, 0)
  expect(size).toBeLessThanOrEqual(pagesWithQuote.has(page) ? budgets.quote : budgets.content)
})

test.each(builtPages)(
  '$path loads nothing but its boot script before the first paint',
  ({ document }) => {
    expect(document.querySelectorAll('script[src]')).toHaveLength(1)
    expect(document.querySelectorAll('link[rel=modulepreload]')).toHaveLength(0)
  },
)

test.each(builtPages)('the CSS of $path declares each variable that it uses', ({ document }) => {
  const css = document.querySelector('style')?.textContent ?? ''
  // What a media query declares is only another value.
  const always = css.replaceAll(/@media[^{]*\{(?:[^{}]*\{[^{}]*\})*\}/g, '')
  const declared = new Set(Array.from(always.matchAll(/[{;](--[\w-]+):/g), ([, name]) => name))
  const used = Array.from(css.matchAll(/var\((--[\w-]+)/g), ([, name]) => name)
  expect(used.length).toBeGreaterThan(10)
  expect(used.filter((name) => !declared.has(name))).toEqual([])
})
