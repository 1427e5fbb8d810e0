import { readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { filesIn } from '#infra/tools/files.ts'
import { builtPages, site, type BuiltPage } from './built-pages.ts'

/** The maximum sizes, in bytes; of the documents after Brotli compression. */
const fontsBudget = 45_000
const budgets = { document: 10_000, upToHeading: 6_500 } as const
// A tool rather than a page: half of its document is the CSS of its controls.
const builderBudgets = { document: 10_800, upToHeading: 7_100 } as const

const budgetsOf = ({ page }: BuiltPage) => (page === 'custom-quote' ? builderBudgets : budgets)

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
