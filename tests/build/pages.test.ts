import { existsSync } from 'node:fs'
import { HtmlValidate, StaticConfigLoader } from 'html-validate'
import { describe, expect, test } from 'vitest'
import { theme } from '#web/app/theme.ts'
import { consentAddresses } from '#web/content/paths.ts'
import { documentTitle } from '#web/content/site-map.ts'
import { builtPages, fileOf } from './built-pages.ts'

const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    // The rules of the HTML standard for a whole document, without matters of style.
    extends: ['html-validate:standard', 'html-validate:document'],
    rules: {
      // Whoever could change our own scripts could also change the page with their hashes.
      'require-sri': ['error', { target: 'crossorigin' }],
    },
  }),
)

describe.each(builtPages)('$path', ({ path, title, description, isPrivate, document, html }) => {
  const meta = (name: string) =>
    document.querySelector(`head > meta[name="${name}"]`)?.getAttribute('content')

  test('is valid HTML', async () => {
    const { results } = await validator.validateString(html, path)
    const faults = results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
    )
    expect(faults).toEqual([])
  })

  test('has its head, one h1 and one main with something in it', () => {
    expect(document.title).toBe(documentTitle({ title }))
    expect(meta('description')).toBe(description)
    expect(meta('robots')).toBe(isPrivate ? 'noindex' : undefined)
    expect(meta('theme-color')).toBe(theme.palette.background.default)
    expect(document.querySelectorAll('h1')).toHaveLength(1)
    expect(document.querySelector('main')?.textContent.trim()).not.toBe('')
    expect(document.documentElement.lang).toBe('en-GB')
  })

  test('has a policy without unsafe sources, and nothing that it would block', () => {
    const policy = document
      .querySelector('head > meta[http-equiv=content-security-policy]')
      ?.getAttribute('content')
    expect(policy).toMatch(/default-src 'none'; script-src 'self';/)
    expect(policy).not.toMatch(/unsafe|\*|https?:/)
    expect(html).not.toMatch(/\sstyle=|\son[a-z]+=|javascript:/)
    // Browsers don't execute a block of data, so no policy stops it.
    const scripts = [...document.scripts].filter(({ type }) => type !== 'application/ld+json')
    expect(scripts.map((script) => script.textContent)).toEqual([''])
    // A policy applies only to what follows it.
    expect(html.indexOf('content-security-policy')).toBeLessThan(html.indexOf('<style'))
  })

  test('links only to existing pages, files and headings of the site', () => {
    const addresses = [...document.querySelectorAll('[href], [src]')].map(
      (element) => element.getAttribute('href') ?? element.getAttribute('src') ?? '',
    )
    const allowed: readonly string[] = Object.values(consentAddresses)
    const missing = addresses.filter((address) => {
      if (address.startsWith('#')) return !document.getElementById(address.slice(1))
      return address.startsWith('/') && !allowed.includes(address) && !existsSync(fileOf(address))
    })
    expect(missing).toEqual([])
  })

  test('sizes its pictures', () => {
    const unsized = [...document.querySelectorAll('img, body svg')].filter(
      (picture) => !picture.hasAttribute('width') || !picture.hasAttribute('height'),
    )
    expect(unsized).toEqual([])
  })
})

test('the build keeps its notes to itself', () => {
  expect(existsSync(fileOf('/.vite/manifest.json'))).toBe(false)
})
