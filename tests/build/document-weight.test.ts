import { readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { filesIn } from '#infra/tools/files.ts'
import { builtPages, site } from './built-pages.ts'

/** The maximum sizes, in bytes; of the documents after Brotli compression. */
const budgets = { document: 10_000, upToHeading: 6_500, fonts: 30_000 } as const

test.each(builtPages)('$path, with its inlined CSS, is light', ({ html }) => {
  expect(brotliCompressSync(html).length).toBeLessThanOrEqual(budgets.document)
})

// On a slow network the browser paints it before the rest has arrived.
test.each(builtPages)('little of $path comes before its heading', ({ html }) => {
  const [beginning = '', rest] = html.split('</h1>')
  expect(rest).toBeDefined()
  expect(brotliCompressSync(beginning).length).toBeLessThanOrEqual(budgets.upToHeading)
  expect(beginning).not.toMatch(/type="application\/(ld\+)?json"/)
})

test('the fonts are light', () => {
  const fonts = filesIn(site).filter((file) => file.endsWith('.woff2'))
  expect(fonts).not.toEqual([])
  const size = fonts.reduce((sum, font) => sum + readFileSync(font).length, 0)
  expect(size).toBeLessThanOrEqual(budgets.fonts)
})
