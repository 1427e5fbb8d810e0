import { cpSync } from 'node:fs'
import { expect, test } from 'vitest'
import { runScript } from '#tests/support/run-script.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'

const file = 'web/src/content/about.ts'

/** Runs the check on a project with these files. */
async function check(files: Readonly<Record<string, string>>) {
  const cwd = temporaryFolder(files)
  cpSync('web/src/content/brand-checks.ts', `${cwd}/web/src/content/brand-checks.ts`)
  const { exitCode, stdout } = await runScript('web/build/check-brand.ts', { cwd, env: {} }).ended()
  return [exitCode, ...stdout.trimEnd().split('\n')]
}

test('remains of the sample are listed by file and line, and are an error', async () => {
  const files = { [file]: "\nexport const email = 'a@company.example'\n", LICENSE: '(c) Mwamba\n' }
  expect(await check(files)).toEqual([
    1,
    'LICENSE:1: the sample’s name: “Mwamba”',
    `${file}:2: a placeholder domain: “.example”`,
    '2 places to check.',
  ])
})

test('a project without remains of the sample passes', async () => {
  const files = { [file]: 'Our engineers install firewalls in Kampala.\n' }
  expect(await check(files)).toEqual([0, 'No sample data is left.'])
})
