import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { parse } from 'postcss'
import { filesIn } from '#infra/tools/files.ts'
import { firstViewScripts } from '#web/ui/document/first-view-scripts.ts'
import { documentBudget, fontsBudget, headingBudget, scriptBudget } from './budgets.ts'
import { builtPages, site, stylesOf } from './built-pages.ts'

const weightOf = (file: string | Buffer) => brotliCompressSync(file).length

/** The weights of scripts that several pages have: each is compressed once. */
const weights = new Map<string, number>()

function weightOfScript(path: string): number {
  const weight = weights.get(path) ?? weightOf(readFileSync(join(site, path)))
  weights.set(path, weight)
  return weight
}

const filesOfType = (type: string) => filesIn(site).filter((file) => file.endsWith(type))

test.each(builtPages)(
  '$path is light, and so is what comes before its heading',
  ({ page, html }) => {
    expect(weightOf(html)).toBeLessThanOrEqual(documentBudget(page))
    // On a slow network the browser paints the beginning before the rest has arrived.
    const [beginning = '', rest] = html.split('</h1>')
    expect(rest).toBeDefined()
    expect(weightOf(beginning)).toBeLessThanOrEqual(headingBudget)
    expect(beginning).not.toMatch(/type="application\/(ld\+)?json"/)
  },
)

test.each(builtPages)(
  'the scripts of $path are few, light and compiled in advance, and only its boot script, at a low priority, precedes the first paint',
  ({ page, hasQuote = false, document }) => {
    const [boot, ...others] = document.querySelectorAll('script[src]')
    expect(others).toEqual([])
    expect(boot?.getAttribute('fetchpriority')).toBe('low')
    expect(document.querySelectorAll('link[rel=modulepreload]')).toHaveLength(0)
    const paths = new Set([boot?.getAttribute('src') ?? '', ...firstViewScripts(document)])
    const scripts = [...paths].map((script) => readFileSync(join(site, script)))
    for (const script of scripts)
      expect(script.toString()).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/)
    expect(scripts.length).toBeGreaterThan(2)
    expect(scripts.length).toBeLessThanOrEqual(hasQuote ? 16 : 12)
    const weight = [...paths].reduce((sum, path) => sum + weightOfScript(path), 0)
    expect(weight).toBeLessThanOrEqual(scriptBudget(page, hasQuote))
  },
)

test('the fonts are light', () => {
  const fonts = filesOfType('.woff2').map((font) => readFileSync(font))
  expect(fonts).not.toEqual([])
  expect(Buffer.concat(fonts).length).toBeLessThanOrEqual(fontsBudget)
})

test('no script contains server code or uses eval, which the policy forbids', () => {
  const scripts = filesOfType('.js').map((file) => readFileSync(file, 'utf8'))
  expect(scripts.length).toBeGreaterThan(10)
  const refused = /STRIPE_|sk_test|api\.stripe\.com|process\.env|\beval\(/
  expect(scripts.filter((script) => refused.test(script))).toEqual([])
})

test.each(builtPages)('the CSS of $path declares every variable it uses', ({ document }) => {
  const css = stylesOf(document).join('')
  // A media query only declares another value.
  const always = css.replaceAll(/@media[^{]*\{(?:[^{}]*\{[^{}]*\})*\}/g, '')
  const declared = new Set(Array.from(always.matchAll(/[{;](--[\w-]+):/g), ([, name]) => name))
  const used = Array.from(css.matchAll(/var\((--[\w-]+)/g), ([, name]) => name)
  expect(used.length).toBeGreaterThan(10)
  expect(used.filter((name) => !declared.has(name))).toEqual([])
})

// Content that hydration skips loads no styles of its own: the page must have them.

/** The classes of all style sheets. */
const classes = readdirSync(join(site, 'assets'))
  .filter((file) => file.endsWith('.css'))
  .flatMap(
    (file) =>
      readFileSync(join(site, 'assets', file), 'utf8').match(/\.[a-z]\w*-[\w-]{6}\b/gi) ?? [],
  )

test.each(builtPages)(
  'the CSS of $path has the classes in use, also of static content',
  ({ document }) => {
    const css = stylesOf(document).join('')
    const used = [...new Set(classes)].filter((it) => document.querySelector(it))
    expect(used.length).toBeGreaterThan(10)
    expect(used.filter((it) => !css.includes(it))).toEqual([])
  },
)

const rulesOf = (css: string) => parse(css).nodes.map(String)

// Otherwise rules of equal specificity would swap.
test.each(builtPages)(
  'the rest of the CSS of $path follows the order of its style sheets',
  ({ document }) => {
    const [early = '', late = ''] = stylesOf(document)
    const sheets = Array.from(document.querySelectorAll('link[rel=stylesheet][disabled]'), (link) =>
      readFileSync(join(site, link.getAttribute('href') ?? ''), 'utf8'),
    )
    const rules = rulesOf(sheets.join(''))
    const lateRules = rulesOf(late)
    expect(lateRules.length).toBeGreaterThan(20)
    const repeatable = rules.filter((rule) => !/^@(font-face|keyframes)/.test(rule))
    expect(lateRules).toEqual(repeatable.slice(-lateRules.length))
    const all = new Set([...rulesOf(early), ...lateRules])
    expect(rules.filter((rule) => !all.has(rule))).toEqual([])
  },
)
