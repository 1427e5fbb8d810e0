import { readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { filesIn } from '#infra/tools/files.ts'
import { builtPages, site } from './built-pages.ts'

/** The maximum sizes, in bytes; of the documents after Brotli compression. */
const fontsBudget = 45_000
const headingBudget = 5_000
// Drawings and samples are in the documents instead of the scripts; two thirds of them come after the first screen.
const withDrawings = 13_750
const documentBudgets = new Map<string, number>([
  ['service', withDrawings],
  ['services', withDrawings],
  ['home', 15_000],
  // A tool rather than a page: half of its document is the CSS of its controls.
  ['custom-quote', 12_000],
])
const usualBudget = 11_100

test.each(builtPages)('$path, with its inlined CSS, is light', ({ page, html }) => {
  const budget = documentBudgets.get(page) ?? usualBudget
  expect(brotliCompressSync(html).length).toBeLessThanOrEqual(budget)
})

// On a slow network the browser paints it before the rest has arrived.
test.each(builtPages)('little of $path comes before its heading', ({ html }) => {
  const [beginning = '', rest] = html.split('</h1>')
  expect(rest).toBeDefined()
  expect(brotliCompressSync(beginning).length).toBeLessThanOrEqual(headingBudget)
  expect(beginning).not.toMatch(/type="application\/(ld\+)?json"/)
})

test('the fonts are light', () => {
  const fonts = filesIn(site).filter((file) => file.endsWith('.woff2'))
  expect(fonts).not.toEqual([])
  const size = fonts.reduce((sum, font) => sum + readFileSync(font).length, 0)
  expect(size).toBeLessThanOrEqual(fontsBudget)
})
