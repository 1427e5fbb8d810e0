import { cpSync, existsSync, readFileSync, statSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { runFile } from '#tests/support/run-script.ts'
import { temporaryFolder, writeFiles } from '#tests/support/temporary-folder.ts'

/** The files and folders that the guide tells an adopter to replace; those without a folder are in the content's. */
const replaced = [...readFileSync('docs/rebrand.md', 'utf8').matchAll(/`([\w./-]+)`/g)]
  .map(([, name = '']) => (existsSync(name) ? name : `web/src/content/${name}`))
  .filter((path) => existsSync(path) && path !== 'web/src/content/')

function isNamed(path: string): boolean {
  return replaced.some((it) => it === path || (/.\/$/.test(it) && path.startsWith(it)))
}

const isKept = (path: string) => !statSync(path).isFile() || !isNamed(path)

/** Runs the check on this project after a rebrand by the guide, with these files besides. */
async function check(files: Readonly<Record<string, string>> = {}) {
  const cwd = temporaryFolder()
  for (const folder of ['lambda', 'shared', 'web'])
    cpSync(folder, `${cwd}/${folder}`, { recursive: true, filter: isKept })
  writeFiles(cwd, files)
  const script = resolve('infra/build/run-build.ts')
  const { exitCode, stdout } = await runFile(script, { cwd, env: {} }, ['--check-brand']).ended()
  return [exitCode, ...stdout.trimEnd().split('\n')]
}

test('a rebrand by the guide leaves nothing of the sample', async () => {
  expect(await check()).toEqual([0, 'Nothing is left of the sample.'])
})

test('remains of the sample are listed by file and line, also in the names of files, and are an error', async () => {
  const about = 'web/src/content/about.ts'
  const files = {
    LICENSE: '(c) Mwamba\n',
    'lambda/heartbeat.ts': '// At 7 in Nairobi.\n',
    [about]: "\nexport const email = 'a@company.example'\n",
    'web/src/drawings/nairobi.svg': '<svg/>',
  }
  expect(await check(files)).toEqual([
    1,
    'LICENSE:1: the sample’s name: “Mwamba”',
    'lambda/heartbeat.ts:1: the sample’s place: “Nairobi”',
    `${about}:2: a placeholder domain: “.example”`,
    'web/src/drawings/nairobi.svg: the sample’s place: “nairobi”, in its name',
    '4 places to check.',
  ])
})
