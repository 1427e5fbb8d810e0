import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { HtmlValidate, StaticConfigLoader } from 'html-validate'
import { describe, expect, test } from 'vitest'
import { resources } from '#shared/catalogue.ts'
import { direction, language } from '#shared/locale.ts'
import { inlineScript } from '#shared/inline-script.ts'
import { schemes } from '#web/theme/theme.ts'
import { resourceCopy } from '#web/content/catalogue-copy.ts'
import { citedAddresses, paths } from '#web/content/paths.ts'
import { documentTitle } from '#web/content/site-map.ts'
import { builtPages, fileOf, lateStyleOf } from './built-pages.ts'

const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    // The HTML standard's rules for a whole document, without style rules.
    extends: ['html-validate:standard', 'html-validate:document'],
    // https://html.spec.whatwg.org/multipage/interactive-elements.html#the-details-element: no longer a sectioning root.
    elements: ['html5', { details: { sectioning: false } }],
    rules: {
      // Not for our own scripts: whoever can change those can also change the hashes in the page.
      'require-sri': ['error', { target: 'crossorigin' }],
    },
  }),
)

describe.each(builtPages)('$path', ({ path, title, description, isPrivate, document, html }) => {
  const meta = (name: string) =>
    document.querySelector(`head > meta[name="${name}"]`)?.getAttribute('content')

  test('is valid HTML', async () => {
    // The standard has styles in the head only; all browsers apply them elsewhere too (docs/decisions/pages.md).
    const { results } = await validator.validateString(html.replace(lateStyleOf(html), ''), path)
    const errors = results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
    )
    expect(errors).toEqual([])
  })

  test('has its title and meta tags, one h1 and a main with content', () => {
    expect(document.title).toBe(documentTitle({ title }))
    expect(meta('description')).toBe(description)
    expect(meta('robots')).toBe(isPrivate ? 'noindex' : undefined)
    const bars = [...document.querySelectorAll('meta[name=theme-color]')]
    expect(bars.map((each) => [each.getAttribute('media'), each.getAttribute('content')])).toEqual(
      Object.entries(schemes).map(([scheme, { palette }]) => [
        `(prefers-color-scheme: ${scheme})`,
        palette.background.default,
      ]),
    )
    expect(document.querySelectorAll('h1')).toHaveLength(1)
    expect(document.querySelector('main')?.textContent.trim()).not.toBe('')
    expect(document.documentElement.lang).toBe(language)
    expect(document.documentElement.dir).toBe(direction)
    expect(document.querySelectorAll('head > link[rel=icon][type="image/svg+xml"]')).toHaveLength(1)
  })

  test('lets the Tab key reach every control, but for the buttons of a slider (rule 7.10)', () => {
    const steps = resources.flatMap(({ id }) => [resourceCopy[id].less, resourceCopy[id].more])
    const passed = document.querySelectorAll('main :is(a, button, input, summary)[tabindex="-1"]')
    expect(Array.from(passed, (control) => control.getAttribute('aria-label'))).toEqual(
      path === paths.customQuote ? steps : [],
    )
  })

  test('has a policy without unsafe sources, which blocks nothing on the page', () => {
    const policy = document
      .querySelector('head > meta[http-equiv=content-security-policy]')
      ?.getAttribute('content')
    expect(policy).toMatch(/default-src 'none';/)
    expect(policy).not.toMatch(/unsafe|\*|https?:/)
    expect(html).not.toMatch(/\sstyle=|\son[a-z]+=|javascript:/)
    // Browsers don't execute data blocks, so the policy doesn't block them.
    const scripts = [...document.scripts].filter(({ type }) => !type.endsWith('json'))
    expect(scripts.map((script) => script.textContent)).toEqual([inlineScript, ''])
    // Before the first paint.
    expect(document.head.contains(scripts[0] ?? null)).toBe(true)
    // A policy applies only to what follows it.
    expect(html.indexOf('content-security-policy')).toBeLessThan(html.indexOf('<style'))
    // The one inline script is allowed by its hash.
    const hash = createHash('sha256').update(inlineScript).digest('base64')
    expect(policy).toContain(`; script-src 'self' 'sha256-${hash}';`)
    // An injected script could otherwise create its own policy and pass what `require` refuses.
    expect(policy).toContain("; require-trusted-types-for 'script'; trusted-types 'none'")
  })

  test('links only to existing pages, files and headings of the site', () => {
    const targets = [...document.querySelectorAll('[href], [src]')].map(
      (element) => element.getAttribute('href') ?? element.getAttribute('src') ?? '',
    )
    const allowed: readonly string[] = Object.values(citedAddresses)
    const missing = targets.filter((target) => {
      if (target.startsWith('#')) return !document.getElementById(target.slice(1))
      const [file = ''] = target.split(/[?#]/)
      return target.startsWith('/') && !allowed.includes(file) && !existsSync(fileOf(file))
    })
    expect(missing).toEqual([])
  })

  test('gives every image a width and a height', () => {
    const unsized = [...document.querySelectorAll('img, body svg')].filter(
      (picture) => !picture.hasAttribute('width') || !picture.hasAttribute('height'),
    )
    expect(unsized.map(({ outerHTML }) => outerHTML)).toEqual([])
  })
})

test('the build manifest is not published', () => {
  expect(existsSync(fileOf('/.vite/manifest.json'))).toBe(false)
})
