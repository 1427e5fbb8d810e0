import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { firstViewScripts } from '#web/shell/boot/first-view-scripts.ts'
import { sampleIds } from '#web/content/paths.ts'
import { sampleStatus } from '#web/content/sample-status.ts'
import { sampledPaths } from '#tests/support/sampled-pages.ts'
import { builtPages, site, stylesOf } from './built-pages.ts'

const pages = builtPages.filter(({ path }) => sampledPaths.includes(path))

test('only the pages that have samples have a section for them', () => {
  const found = builtPages.filter(({ document }) => document.getElementById(sampleIds.section))
  expect(found.map(({ path }) => path)).toEqual(pages.map(({ path }) => path))
  expect(pages).toHaveLength(sampledPaths.length)
})

test.each(pages)('the samples on $path are marked as samples (rule 4.4)', ({ document }) => {
  const section = document.getElementById(sampleIds.section)
  const sheets = [...(section?.querySelectorAll('figure') ?? [])]
  expect(sheets).not.toEqual([])
  for (const sheet of sheets) {
    expect(sheet.querySelector('figcaption :last-child')?.textContent).toBe(sampleStatus)
  }
})

test.each(pages)('the samples on $path are in its document alone', ({ document }) => {
  const section = document.getElementById(sampleIds.section)
  const scripts = firstViewScripts(document)
    .map((script) => readFileSync(join(site, script), 'utf8'))
    .join('\n')
  const texts = [...(section?.querySelectorAll('h2, h3, dd, td, text') ?? [])]
    .map(({ textContent }) => textContent)
    .filter(({ length }) => length > 12)
  const paths = [...(section?.querySelectorAll('path') ?? [])]
    .map((path) => path.getAttribute('d') ?? '')
    .filter(({ length }) => length > 30)
  expect(texts).not.toEqual([])
  expect([...texts, ...paths].filter((part) => scripts.includes(part))).toEqual([])
})

// What hydration leaves alone has no styles of its own either: they are those of the page.
test.each(pages)('the classes of the samples on $path are styled', ({ document }) => {
  const css = stylesOf(document).join('')
  const elements = document.querySelectorAll(`#${sampleIds.section} [class]`)
  const classes = new Set([...elements].flatMap(({ classList }) => [...classList]))
  expect(classes.size).toBeGreaterThan(2)
  expect([...classes].filter((name) => !css.includes(`.${name}`))).toEqual([])
})
