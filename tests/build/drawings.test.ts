import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { firstViewScripts } from '#web/ui/document/first-view-scripts.ts'
import { home } from '#web/content/home.ts'
import { paths, sampleId, servicePath } from '#web/content/paths.ts'
import { sampleStatus } from '#web/content/proof.ts'
import { serviceSummaries } from '#web/content/service-summaries.ts'
import { builtPages, site } from './built-pages.ts'

const drawn = serviceSummaries
  .filter(({ slug }) => existsSync(`web/src/drawings/services/${slug}.svg`))
  .map(({ slug }) => servicePath(slug))
const sampledPages = builtPages.filter(({ document }) => document.getElementById(sampleId))

test.each(builtPages.filter(({ path }) => drawn.includes(path)))(
  'the document of $path contains its drawing, described in words (rule 4.5)',
  ({ document }) => {
    // The samples below it are figures too.
    const drawings = [...(document.querySelector('main figure')?.querySelectorAll('svg') ?? [])]
    expect(drawings.map((it) => it.getAttribute('role'))).toEqual(['img'])
    expect(drawings[0]?.getAttribute('aria-label')).toMatch(/^.{60,}[.。]$/)
    expect(drawings[0]?.querySelectorAll('path').length).toBeGreaterThan(5)
  },
)

test('drawings only use the theme’s colours; a logo may use others', () => {
  const coloured = ['fill', 'stroke', 'stop-color'].flatMap((name) =>
    builtPages
      .flatMap(({ document }) => [...document.querySelectorAll(`svg[${name}], svg [${name}]`)])
      .filter((part) => !part.closest('#logo'))
      .map((part) => part.getAttribute(name) ?? ''),
  )
  expect(coloured.length).toBeGreaterThan(100)
  expect(coloured.filter((it) => !/^(none|currentColor|var\(--|url\(#)/.test(it))).toEqual([])
})

test.each([
  { path: paths.home, cards: '[data-capability]', count: home.capabilities.cards.length },
  { path: paths.services, cards: 'main ul > li:has(h2)', count: serviceSummaries.length },
])('the document of $path contains its small drawings, without words', ({ path, cards, count }) => {
  const document = builtPages.find((page) => page.path === path)?.document
  const drawings = document?.querySelectorAll(`${cards} > svg[aria-hidden=true]:has(path)`)
  expect(drawings).toHaveLength(count)
  expect(document?.querySelectorAll(`${cards} > svg text`)).toHaveLength(0)
})

test('the document of the 404 page contains the drawing of a cut fibre (rule 14.1)', () => {
  const document = builtPages.find(({ page }) => page === 'not-found')?.document
  expect(document?.querySelector('main svg[aria-hidden] [stroke*=error]')).not.toBeNull()
})

test('each sample is on the page that its file is named after, marked as a sample (rule 4.4)', () => {
  const files = readdirSync('web/src/drawings/samples/pages')
  const sampled = sampledPages.map(({ page, slug = page }) => `${slug}.tsx`)
  expect(sampled.toSorted()).toEqual(files.toSorted())
  for (const { document } of sampledPages) {
    const sheets = [...document.querySelectorAll(`#${sampleId} figure`)]
    expect(sheets).not.toEqual([])
    const introduction = document.querySelector(`#${sampleId} h2 + p`)?.textContent
    expect(introduction?.toLowerCase()).toContain(sampleStatus.toLowerCase())
    for (const sheet of sheets) {
      expect(sheet.querySelector(':scope > p > :last-child')?.textContent).toBe(sampleStatus)
    }
  }
})

test.each(sampledPages)('the scripts of $path contain no part of the drawings', ({ document }) => {
  const scripts = firstViewScripts(document)
    .map((script) => readFileSync(join(site, script), 'utf8'))
    .join('\n')
  const parts = Array.from(
    document.querySelectorAll('figure path, [data-capability] > svg path, [data-site] path'),
    (part) => part.getAttribute('d') ?? '',
  )
  // A short one could also be part of an icon.
  const long = parts.filter(({ length }) => length > 20)
  expect(long.length).toBeGreaterThan(5)
  expect(long.filter((part) => scripts.includes(part))).toEqual([])
})
