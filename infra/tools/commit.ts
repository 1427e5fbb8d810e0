import { spawnSync } from 'node:child_process'

/** A working tree's commit, with `-dirty` if a file is changed or new; `unknown` without Git, as in a ZIP. */
export function readCommit(cwd = '.'): string {
  // Of this folder alone: otherwise Git would answer for a repository around it.
  const git = (...args: readonly string[]) =>
    spawnSync('git', ['--git-dir=.git', ...args], { cwd, encoding: 'utf8' })
  const { status, stdout } = git('rev-parse', '--verify', 'HEAD')
  if (status !== 0) return 'unknown'
  return git('status', '--porcelain').stdout === '' ? stdout.trim() : `${stdout.trim()}-dirty`
}
