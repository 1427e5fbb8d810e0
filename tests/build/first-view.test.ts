import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { filesIn } from '#infra/tools/files.ts'
import { firstViewScripts } from '#web/shell/boot/first-view-scripts.ts'
import { pagesWithQuote } from '#web/shell/routes/routes.tsx'
import { builtPages, site } from './built-pages.ts'

/** The maximum sizes, in bytes after Brotli compression: of the beginning to the heading, and of whole documents. */
const headingBudget = 5_120
const usualBudget = 11_300
// Drawings and samples are in the documents instead of the scripts; two thirds of them come after the first screen.
const withDrawings = 13_900
const documentBudgets = new Map<string, number>([
  ['service', withDrawings],
  ['services', withDrawings],
  ['home', 15_000],
  // A tool rather than a page: half of its document is the CSS of its controls, and each offer says what it covers; the total
  // of a first visit is in it.
  ['custom-quote', 13_100],
])

/**
 * The maximum size of the scripts of a page's first view, in bytes after Brotli compression. The heaviest pages are less
 * than 1 kB below it: a feature or a package that needs more has to say so here. Of those with a quote 3 kB are for names in
 * other scripts, prices promised line by line, the order's totals, the lines that a list hides, and what is
 * announced and described,
 * and for what resources are and prices cover. react-router as its package exports it has 0.6 kB more than the production build.
 */
const scriptBudgets = { content: 106_700, quote: 137_800 } as const

/** In bytes. */
const fontsBudget = 45_000

const weightOf = (...files: readonly (string | Buffer)[]) =>
  files.reduce((sum, file) => sum + brotliCompressSync(file).length, 0)

const filesOfType = (type: string) => filesIn(site).filter((file) => file.endsWith(type))

test.each(builtPages)(
  '$path is light, and so is what comes before its heading',
  ({ page, html }) => {
    expect(weightOf(html)).toBeLessThanOrEqual(documentBudgets.get(page) ?? usualBudget)
    // On a slow network the browser paints the beginning before the rest has arrived.
    const [beginning = '', rest] = html.split('</h1>')
    expect(rest).toBeDefined()
    expect(weightOf(beginning)).toBeLessThanOrEqual(headingBudget)
    expect(beginning).not.toMatch(/type="application\/(ld\+)?json"/)
  },
)

test.each(builtPages)(
  'the scripts of $path are few, light and compiled in advance, and only its boot script comes before the first paint',
  ({ page, document }) => {
    const [boot, ...others] = document.querySelectorAll('script[src]')
    expect(others).toEqual([])
    expect(document.querySelectorAll('link[rel=modulepreload]')).toHaveLength(0)
    const paths = new Set([boot?.getAttribute('src') ?? '', ...firstViewScripts(document)])
    const scripts = [...paths].map((script) => readFileSync(join(site, script)))
    for (const script of scripts)
      expect(script.toString()).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/)
    const hasQuote = pagesWithQuote.has(page)
    expect(scripts.length).toBeGreaterThan(2)
    expect(scripts.length).toBeLessThanOrEqual(hasQuote ? 16 : 11)
    expect(weightOf(...scripts)).toBeLessThanOrEqual(scriptBudgets[hasQuote ? 'quote' : 'content'])
  },
)

test('the fonts are light', () => {
  const fonts = filesOfType('.woff2').map((font) => readFileSync(font))
  expect(fonts).not.toEqual([])
  expect(Buffer.concat(fonts).length).toBeLessThanOrEqual(fontsBudget)
})

test('no script contains server code, or uses eval, which the policy forbids', () => {
  const scripts = filesOfType('.js').map((file) => readFileSync(file, 'utf8'))
  expect(scripts.length).toBeGreaterThan(10)
  const refused = /STRIPE_|sk_test|api\.stripe\.com|process\.env|\beval\(/
  expect(scripts.filter((script) => refused.test(script))).toEqual([])
})
