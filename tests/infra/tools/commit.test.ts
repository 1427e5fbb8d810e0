import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readCommit } from '#infra/tools/files.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'

const hasGit = spawnSync('git', ['--version']).status === 0

test.skipIf(!hasGit)('what is deployed is a commit, a changed one, or unknown', () => {
  const cwd = temporaryFolder({ 'site/a.ts': '' })
  const git = (...args: readonly string[]) => {
    const settings = ['-c', 'user.name=Kamau', '-c', 'user.email=kamau@mail.example']
    return spawnSync('git', [...settings, ...args], { cwd, encoding: 'utf8' }).stdout.trim()
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
