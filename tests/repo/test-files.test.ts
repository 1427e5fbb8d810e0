import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const testFiles = readdirSync('tests', { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => /\.(test|spec)\.tsx?$/.test(file))

/** Where the source of a test may be: its path, without `tests/`, tells. */
function sourcesOf(testFile: string): string[] {
  const path = testFile.replace(/\.test\.tsx?$/, '')
  const places = path.startsWith('web/') ? [path, join('web/src', path.slice(4))] : [path]
  return places.flatMap((place) => [`${place}.ts`, `${place}.tsx`, `${place}.js`])
}

// Rooms tested subject by subject: one with a single door, and one whose facts are spread over many files.
const roomsWithSubjects = ['infra/local/stripe/', 'web/content/']

const mirrored = testFiles
  .filter((file) => /^(shared|web|lambda|infra)\//.test(file))
  .filter((file) => !roomsWithSubjects.some((room) => file.startsWith(room)))

test.each(mirrored)('tests/%s stands where its source stands', (file) => {
  expect(sourcesOf(file).filter((source) => existsSync(source))).toHaveLength(1)
})

test.each(testFiles)('tests/%s leaves no test out', (file) => {
  const leftOut =
    /\b(?:test|it|describe)(?:\.\w+)*\.(?:skip|skipIf|runIf|only|todo|fixme|fails|fail)\b|\bx(?:it|test|describe)\(/
  expect(readFileSync(join('tests', file), 'utf8')).not.toMatch(leftOut)
})
