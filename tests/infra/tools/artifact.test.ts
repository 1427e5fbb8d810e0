import { rmSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { isUpToDate, make, readCommit } from '#infra/tools/files.ts'
import { temporaryFolder, writeFiles } from '#tests/support/temporary-folder.ts'

const settings = { siteOrigin: 'https://a.example' }

function newProject() {
  const root = temporaryFolder({ 'src/page.ts': 'a' })
  // Its clock is ahead.
  utimesSync(join(root, 'src/page.ts'), new Date(), new Date(Date.now() + 7_200_000))
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

const hasGit = spawnSync('git', ['--version']).status === 0

test.skipIf(!hasGit)('what is deployed is a commit, a changed one, or unknown', () => {
  const cwd = temporaryFolder({ 'site/a.ts': '' })
  const git = (...args: readonly string[]) => {
    const identity = ['-c', 'user.name=Kamau', '-c', 'user.email=kamau@mail.example']
    return spawnSync('git', [...identity, ...args], { cwd, encoding: 'utf8' }).stdout.trim()
  }
  git('init')
  expect(readCommit(cwd)).toBe('unknown')
  git('add', '.')
  git('commit', '--message', 'First')
  const commit = git('rev-parse', 'HEAD')
  expect(readCommit(cwd)).toBe(commit)
  // As of a ZIP that somebody unpacked into a repository.
  expect(readCommit(`${cwd}/site`)).toBe('unknown')
  writeFileSync(`${cwd}/new.ts`, '')
  expect(readCommit(cwd)).toBe(`${commit}-dirty`)
})
