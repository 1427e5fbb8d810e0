import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { firstViewScripts } from '#web/shell/boot/first-view-scripts.ts'
import { home } from '#web/content/home.ts'
import { paths, servicePath } from '#web/content/paths.ts'
import { loadServices } from '#web/content/services/services.ts'
import { serviceSummaries } from '#web/content/service-summaries.ts'
import { builtPages, site } from './built-pages.ts'

/** The maximum sizes of a drawing’s markup, in bytes after Brotli compression. */
const budgets = { sheet: 2_500, card: 700 } as const

const drawn = (await loadServices())
  .filter(({ drawing }) => drawing)
  .map(({ slug }) => servicePath(slug))
const servicePages = builtPages.filter(({ path }) => drawn.includes(path))
const sizesOf = (drawings: readonly Element[]) =>
  drawings.map(({ outerHTML }) => brotliCompressSync(outerHTML).length)

test.each(servicePages)('the drawing of $path is in its document, and light', ({ document }) => {
  // The samples below it are figures too.
  const sheet = document.querySelector('main figure')
  const drawings = [...(sheet?.querySelectorAll('svg') ?? [])]
  expect(drawings.map((it) => it.getAttribute('role'))).toEqual(['img'])
  expect(drawings[0]?.getAttribute('aria-label')).toMatch(/^[A-Z].{80,}\.$/)
  expect(drawings[0]?.querySelectorAll('path').length).toBeGreaterThan(5)
  expect(Math.max(...sizesOf(drawings))).toBeLessThanOrEqual(budgets.sheet)
})

test.each([
  { path: paths.home, cards: '[data-capability]', count: home.capabilities.cards.length },
  { path: paths.services, cards: 'main ul > li:has(h2)', count: serviceSummaries.length },
])('the small drawings of $path are in its document, and light', ({ path, cards, count }) => {
  const document = builtPages.find((page) => page.path === path)?.document
  const drawings = [...(document?.querySelectorAll(`${cards} > svg`) ?? [])]
  expect(drawings).toHaveLength(count)
  for (const drawing of drawings) {
    expect(drawing.getAttribute('aria-hidden')).toBe('true')
    expect(drawing.querySelectorAll('path').length).toBeGreaterThan(0)
    expect(drawing.querySelectorAll('text')).toHaveLength(0)
  }
  expect(Math.max(...sizesOf(drawings))).toBeLessThanOrEqual(budgets.card)
})

const labels = servicePages.flatMap(({ document }) =>
  Array.from(document.querySelectorAll('figure svg text'), (text) => text.textContent),
)

test.each(builtPages)('no label of a drawing is in the scripts of $path', ({ document }) => {
  const scripts = firstViewScripts(document)
    .map((script) => readFileSync(join(site, script), 'utf8'))
    .join('\n')
  // A short label could be a word of the page too.
  const long = labels.filter((label) => label.length > 12)
  expect(long.length).toBeGreaterThanOrEqual(3 * drawn.length)
  expect(long.filter((label) => scripts.includes(label))).toEqual([])
})
