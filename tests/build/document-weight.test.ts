import { readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { filesIn } from '#infra/tools/files.ts'
import { builtPages, site, type BuiltPage } from './built-pages.ts'

/** The maximum sizes, in bytes; of the documents after Brotli compression. */
const fontsBudget = 45_000
type Budget = { readonly document: number; readonly upToHeading: number }

const usual: Budget = { document: 11_000, upToHeading: 6_900 }
// Drawings and samples are in the documents instead of the scripts; two thirds of them come after the first screen.
const withDrawings: Budget = { document: 13_500, upToHeading: 7_100 }
const budgets = new Map<string, Budget>([
  ['service', withDrawings],
  ['services', withDrawings],
  ['home', { document: 15_000, upToHeading: 7_700 }],
  // A tool rather than a page: half of its document is the CSS of its controls.
  ['custom-quote', { document: 12_000, upToHeading: 8_200 }],
])

const budgetsOf = ({ page }: BuiltPage) => budgets.get(page) ?? usual

test.each(builtPages)('$path, with its inlined CSS, is light', (page) => {
  expect(brotliCompressSync(page.html).length).toBeLessThanOrEqual(budgetsOf(page).document)
})

// On a slow network the browser paints it before the rest has arrived.
test.each(builtPages)('little of $path comes before its heading', (page) => {
  const [beginning = '', rest] = page.html.split('</h1>')
  expect(rest).toBeDefined()
  expect(brotliCompressSync(beginning).length).toBeLessThanOrEqual(budgetsOf(page).upToHeading)
  expect(beginning).not.toMatch(/type="application\/(ld\+)?json"/)
})

test('the fonts are light', () => {
  const fonts = filesIn(site).filter((file) => file.endsWith('.woff2'))
  expect(fonts).not.toEqual([])
  const size = fonts.reduce((sum, font) => sum + readFileSync(font).length, 0)
  expect(size).toBeLessThanOrEqual(fontsBudget)
})
