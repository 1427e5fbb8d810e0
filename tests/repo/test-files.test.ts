import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { filesIn } from '#infra/tools/files.ts'

/** The possible paths of a test's source file. */
function sourcesOf(testFile: string): string[] {
  const path = testFile.replace(/\.test\.tsx?$/, '')
  const places = path.startsWith('web/') ? [path, join('web/src', path.slice(4))] : [path]
  return places.flatMap((place) => [`${place}.ts`, `${place}.tsx`, `${place}.js`])
}

// Folders whose tests are organised by topic instead of by file.
const foldersByTopic = ['infra/local/stripe/', 'lambda/', 'web/content/', 'web/purchase/']

const mirrored = filesIn('tests')
  .map((file) => file.replace('tests/', ''))
  .filter((file) => /^(shared|web|lambda|infra)\/.+\.test\.tsx?$/.test(file))
  .filter((file) => !foldersByTopic.some((folder) => file.startsWith(folder)))

test.each(mirrored)('tests/%s mirrors the path of a source file', (file) => {
  expect(sourcesOf(file).filter((source) => existsSync(source))).toHaveLength(1)
})
