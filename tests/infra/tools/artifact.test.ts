import { rmSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { isUpToDate, make } from '#infra/tools/files.ts'
import { temporaryFolder, writeFiles } from '#tests/support/temporary-folder.ts'

const settings = { siteOrigin: 'https://a.example' }

/** Its clock is ahead. */
function newProject() {
  const root = temporaryFolder({ 'src/page.ts': '' })
  const inTwoHours = Date.now() / 1_000 + 7_200
  utimesSync(join(root, 'src/page.ts'), inTwoHours, inTwoHours)
  const artifact = { sources: [join(root, 'src')], stamp: join(root, 'stamp') }
  return { root, artifact, made: (run = async () => {}) => make(artifact, settings, run) }
}

test('an artifact is up to date once made, and only with the same settings', async () => {
  const { artifact, made } = newProject()
  expect(isUpToDate(artifact, settings)).toBe(false)
  await made()
  expect(isUpToDate(artifact, settings)).toBe(true)
  expect(isUpToDate(artifact, { siteOrigin: 'https://b.example' })).toBe(false)
})

test.each<[string, (root: string) => void]>([
  ['edited', (root) => writeFiles(root, { 'src/page.ts': 'x' })],
  [
    'replaced by an archive’s, with an older time',
    (root) => {
      writeFiles(root, { 'src/page.ts': 'x' })
      utimesSync(join(root, 'src/page.ts'), 1, 1)
    },
  ],
  ['added', (root) => writeFiles(root, { 'src/new.ts': '' })],
  ['removed', (root) => rmSync(join(root, 'src/page.ts'))],
])('it is out of date when a source is %s, even while it is being made', async (_, change) => {
  const { root, artifact, made } = newProject()
  await made(async () => change(root))
  expect(isUpToDate(artifact, settings)).toBe(false)
})

test('it is out of date if it could not be made again', async () => {
  const { artifact, made } = newProject()
  await made()
  await expect(made(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(isUpToDate(artifact, settings)).toBe(false)
})
