import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const testFiles = readdirSync('tests', { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => /\.(test|spec)\.tsx?$/.test(file))

/** The possible paths of a test's source file. */
function sourcesOf(testFile: string): string[] {
  const path = testFile.replace(/\.test\.tsx?$/, '')
  const places = path.startsWith('web/') ? [path, join('web/src', path.slice(4))] : [path]
  return places.flatMap((place) => [`${place}.ts`, `${place}.tsx`, `${place}.js`])
}

// Folders whose tests are organised by topic instead of by file.
const foldersByTopic = ['infra/local/stripe/', 'lambda/', 'web/content/', 'web/purchase/']

const mirrored = testFiles
  .filter((file) => /^(shared|web|lambda|infra)\//.test(file))
  .filter((file) => !foldersByTopic.some((folder) => file.startsWith(folder)))

test.each(mirrored)('tests/%s mirrors the path of a source file', (file) => {
  expect(sourcesOf(file).filter((source) => existsSync(source))).toHaveLength(1)
})

test.each(testFiles)('tests/%s skips no test', (file) => {
  const skipped =
    /\b(?:test|it|describe)(?:\.\w+)*\.(?:skip|skipIf|runIf|only|todo|fixme|fails|fail)\b|\bx(?:it|test|describe)\(/
  expect(readFileSync(join('tests', file), 'utf8')).not.toMatch(skipped)
})
