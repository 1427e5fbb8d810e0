import { existsSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { consentAddresses } from '#web/content/paths.ts'
import { documentTitle, notFoundPage, siteMap } from '#web/content/site-map.ts'
import { builtPages, fileOf } from './built-pages.ts'

const rowOf = (path: string) => siteMap.find((row) => row.path === path) ?? notFoundPage

describe.each(builtPages)('$path', ({ path, document, html }) => {
  test('has its title, its description, one h1 and one main with something in it', () => {
    const { description } = rowOf(path)
    expect(document.title).toBe(documentTitle(rowOf(path)))
    expect(document.querySelector('meta[name=description]')?.getAttribute('content')).toBe(
      description,
    )
    expect(document.querySelectorAll('h1')).toHaveLength(1)
    expect(document.querySelector('main')?.textContent.trim()).not.toBe('')
    expect(document.documentElement.lang).toBe('en-GB')
  })

  test('is kept from search engines exactly when it is a step of the purchase or no page', () => {
    const robots = document.querySelector('meta[name=robots]')?.getAttribute('content')
    expect(robots).toBe('isPrivate' in rowOf(path) ? 'noindex' : undefined)
  })

  test('has a policy without unsafe sources, and nothing that it would block', () => {
    const policy = document
      .querySelector('head > meta[http-equiv=content-security-policy]')
      ?.getAttribute('content')
    expect(policy).toMatch(/default-src 'none'; script-src 'self';/)
    expect(policy).not.toMatch(/unsafe|\*|https?:/)
    expect(html).not.toMatch(/\sstyle=|\son[a-z]+=|javascript:/)
    // A block of data is no script: no browser executes it, and no policy stops it.
    const scripts = [...document.scripts].filter(({ type }) => type !== 'application/ld+json')
    expect(scripts.map((script) => script.textContent)).toEqual([''])
    // A policy holds for what comes after it.
    expect(html.indexOf('content-security-policy')).toBeLessThan(html.indexOf('<style'))
  })

  test('links within the site to nothing but what is there', () => {
    const addresses = [...document.querySelectorAll('[href], [src]')]
      .map((element) => element.getAttribute('href') ?? element.getAttribute('src') ?? '')
      .filter((address) => address.startsWith('/'))
    const allowed: readonly string[] = Object.values(consentAddresses)
    const missing = addresses.filter(
      (address) => !allowed.includes(address) && !existsSync(fileOf(address)),
    )
    expect(missing).toEqual([])
    const fragments = [...document.querySelectorAll('a[href^="#"]')]
    expect(
      fragments.filter(
        (link) => !document.getElementById(link.getAttribute('href')?.slice(1) ?? ''),
      ),
    ).toEqual([])
  })

  test('sizes its pictures', () => {
    const unsized = [...document.querySelectorAll('img, body svg')].filter(
      (picture) => !picture.hasAttribute('width') || !picture.hasAttribute('height'),
    )
    expect(unsized).toEqual([])
  })
})

test.each(['title', 'description'] as const)('every %s is the only one of its kind', (key) => {
  const all = [...siteMap, notFoundPage].map((row) => row[key])
  expect(new Set(all).size).toBe(all.length)
})

test('the build keeps its notes to itself', () => {
  expect(existsSync(fileOf('/.vite/manifest.json'))).toBe(false)
})
