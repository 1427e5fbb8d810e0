import { execFile } from 'node:child_process'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { countsFileSetting, readCounts } from '#tests/support/test-counts.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'

const configuration = `export default { test: { globals: true, projects: [
  { extends: true, test: { name: 'full', include: ['full/*.test.mjs'] } },
  { extends: true, test: { name: 'empty', include: ['empty/*.test.mjs'] } },
] } }`

/** Runs vitest over some test files, and returns what was counted. */
async function count(files: Readonly<Record<string, string>>) {
  const root = temporaryFolder({ 'vitest.config.mjs': configuration, ...files })
  const countsFile = join(root, 'counts.json')
  const args = [
    resolve('node_modules/vitest/vitest.mjs'),
    'run',
    `--reporter=${resolve('tests/support/vitest-counts.ts')}`,
  ]
  const env = { PATH: process.env['PATH'], [countsFileSetting]: countsFile }
  await new Promise((done) => {
    execFile(process.execPath, args, { cwd: root, env }, done)
  })
  return readCounts(countsFile)
}

test('only a test that ran to its good end has passed', async () => {
  const counts = await count({
    'full/tests.test.mjs': `
      test('passes', () => {})
      test('fails', () => { throw new Error('no') })
      test['skip']('is skipped', () => {})
      test['todo']('is to do')
      describe('suite', () => {
        beforeAll(() => { throw new Error('no') })
        test('never runs', () => {})
      })`,
    'full/not-loaded.test.mjs': 'throw new Error("no")',
  })
  expect(counts).toEqual({
    passed: 1,
    failures: [
      '[full] full/tests.test.mjs › fails: no',
      '[full] full/tests.test.mjs › is skipped: skipped',
      '[full] full/tests.test.mjs › is to do: skipped',
      '[full] full/tests.test.mjs › suite > never runs: skipped',
      'full/not-loaded.test.mjs: no',
    ],
    emptyProjects: ['empty'],
  })
})

test('an error behind the back of all tests is a failure', async () => {
  const counts = await count({
    'full/tests.test.mjs': `test('passes', async () => {
      setTimeout(() => { throw new Error('late') })
      await new Promise((done) => setTimeout(done, 20))
    })`,
    'empty/tests.test.mjs': 'test("passes", () => {})',
  })
  expect(counts).toEqual({ passed: 2, failures: ['late'], emptyProjects: [] })
})
