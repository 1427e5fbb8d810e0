import { array, assert, property, stringMatching, tuple } from 'fast-check'
import { expect, test } from 'vitest'
import { readSavedFiles, writeSavedFiles } from '#web/shell/saving/saved-files-list.ts'
import { allPages } from '#web/content/site-map.ts'

const word = stringMatching(/^[\w./-]+$/)

test('a written list is read back', () => {
  assert(
    property(array(tuple(word, array(word)), { minLength: 1 }), (pages) => {
      const pageFiles = new Map(pages)
      expect(readSavedFiles(writeSavedFiles(pageFiles))).toEqual(pageFiles)
    }),
  )
})

test.each(['', '<!doctype html>\n<title>502 Bad Gateway</title>'])(
  'no page is read from %j',
  (text) => {
    const pageFiles = readSavedFiles(text)
    expect(allPages.filter(({ path }) => pageFiles.has(path))).toEqual([])
  },
)
