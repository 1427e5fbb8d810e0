import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'postcss'
import { expect, test } from 'vitest'
import { builtPages, site, stylesOf } from './built-pages.ts'

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

function selectorsOf(css: string): readonly string[] {
  const selectors: string[] = []
  parse(css).walkRules((rule) => {
    const isStep =
      rule.parent?.type === 'atrule' && 'name' in rule.parent && rule.parent.name === 'keyframes'
    if (!isStep) selectors.push(...rule.selectors)
  })
  return selectors
}

/** The selector as if every state applied: hovered, focused. jsdom knows neither states nor what the browser draws. */
const withoutStates = (selector: string) =>
  selector
    .replaceAll(/::[\w-]+(?:\([^)]*\))?/g, '')
    .replaceAll(
      /:(?:hover|focus|focus-visible|focus-within|active|target|checked|disabled|open)\b/g,
      ':is(*)',
    ) || '*'

test.each(builtPages)(
  'the head of $path has all the CSS for the content before the rest of the CSS',
  ({ document }) => {
    const [early = '', late = ''] = stylesOf(document)
    const lateStyle = document.querySelector('body style')
    const elements = [...document.querySelectorAll('body *')].filter(
      (element) => lateStyle && element.compareDocumentPosition(lateStyle) & 4,
    )
    expect(elements.length).toBeGreaterThan(20)
    const earlySelectors = new Set(selectorsOf(early))
    const missing = selectorsOf(late).filter(
      (selector) =>
        !earlySelectors.has(selector) &&
        elements.some((element) => element.matches(withoutStates(selector))),
    )
    expect(missing).toEqual([])
  },
)

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
