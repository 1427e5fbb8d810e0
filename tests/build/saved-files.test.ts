import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { firstViewScripts } from '#web/ui/document/first-view-scripts.ts'
import { savedFilesMeta } from '#web/ui/document/protocol.ts'
import {
  alwaysSavedLine,
  openedInLine,
  readSavedFiles,
} from '#web/shell/saving/saved-files-list.ts'
import { alwaysSaved, paths } from '#web/content/paths.ts'
import { builtPages, site } from './built-pages.ts'

const listOf = (document: Document) =>
  document.querySelector(`meta[name=${savedFilesMeta}]`)?.getAttribute('content') ?? ''

const [home] = builtPages
const savedFiles = readSavedFiles(
  readFileSync(join(site, listOf(home?.document ?? new Document())), 'utf8'),
)

test.each(builtPages)('$path refers to the list of files to save', ({ document }) => {
  expect(listOf(document)).toBe(listOf(home?.document ?? document))
})

test('a visit to any page saves the pages of rule 16.1 with their scripts, and what opens in them', () => {
  const saved = savedFiles.get(alwaysSavedLine) ?? []
  expect(saved).toEqual(
    expect.arrayContaining([paths.offline, ...alwaysSaved].map((path) => path.slice(1))),
  )
  const everywhere = firstViewScripts(home?.document ?? new Document())
  for (const { document } of builtPages.filter(({ path }) => alwaysSaved.includes(path))) {
    const missing = firstViewScripts(document).filter(
      (file) => !everywhere.includes(file) && !saved.includes(file.slice(1)),
    )
    expect(missing).toEqual([])
  }
  const opened = alwaysSaved.flatMap((path) => savedFiles.get(openedInLine(path)) ?? [])
  expect(opened.length).toBeGreaterThan(0)
  const files = [...saved, ...opened].filter((file) => file.startsWith('assets/'))
  expect(files.filter((file) => !existsSync(join(site, file)))).toEqual([])
})
