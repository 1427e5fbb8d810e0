import { cpSync, existsSync, readFileSync, statSync, symlinkSync } from 'node:fs'
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

test('a rebrand by the guide leaves nothing of the sample', async () => {
  const cwd = temporaryFolder()
  for (const folder of ['lambda', 'shared', 'web'])
    cpSync(folder, `${cwd}/${folder}`, { recursive: true, filter: isKept })
  const script = resolve('infra/build/run-build.ts')
  const check = runFile(script, { cwd, env: {} }, ['--check-brand'])
  const stdout = 'Nothing is left of the sample.\n'
  expect(await check.ended()).toEqual({ exitCode: 0, stdout, stderr: '' })
})

test('an update keeps an adopter’s lines in exactly the files that the guide names', () => {
  const kept = replaced.map((path) =>
    path.startsWith('web/src/content/') ? 'web/src/content/**' : path.replace(/\/$/, '/**'),
  )
  const attributes = readFileSync('.gitattributes', 'utf8')
  expect(attributes.match(/^\S+(?= merge=yours$)/gm)).toEqual([...new Set(kept)].sort())
})

test('neither npm run deploy nor a workflow builds a live site with remains of the sample, which are listed by file and line, also in the names of files', async () => {
  const cwd = temporaryFolder()
  for (const each of ['infra', 'lambda', 'shared', 'web', 'package.json', 'tsconfig.json'])
    cpSync(each, `${cwd}/${each}`, { recursive: true })
  symlinkSync(resolve('node_modules'), `${cwd}/node_modules`, 'junction')
  writeFiles(cwd, {
    'infra/stack/config.ts':
      'export const config = { live: true }, stagingConfig = { stackName: "Trial" }',
    LICENSE: '(c) Mwamba\n',
    'lambda/notes.ts': '// At 7 in Nairobi.\n',
    'web/src/content/legal/terms.ts': '// Sample text: a lawyer must review it.\n',
    'web/src/content/about.ts': "\nexport const email = 'a@company.example'\n",
    'web/src/drawings/nairobi.svg': '<svg/>',
    'web/src/drawings/services/hall.svg': '<svg><path d="M63.2 78H92V302H63.2z"/></svg>',
    'shared/locale.ts': readFileSync('shared/locale.ts', 'utf8').replace(
      /language = '[^']+'/,
      "language = 'ja'",
    ),
    'web/src/content/limit.ts': "// What the field says.\nexport const limit = 'Only the first'\n",
  })
  const file = `${cwd}/infra/build/run-build.ts`
  const { exitCode, stdout, stderr } = await runFile(file, { cwd, env: {} }).ended()
  expect([exitCode, stderr]).toEqual([
    1,
    'A live site must not contain sample data. Replace what is listed above, or unset live.\n',
  ])
  for (const line of [
    'LICENSE:1: the sample’s name: “Mwamba”',
    'lambda/notes.ts:1: the sample’s place: “Nairobi”',
    'web/src/content/about.ts:2: a placeholder domain: “.example”',
    // Rule 13.2.
    'web/src/content/legal/terms.ts:1: marked as a sample: “Sample text”',
    'web/src/drawings/nairobi.svg: the sample’s place: “nairobi”, in its name',
    'web/src/drawings/services/hall.svg:1: a picture of the sample: “M63.2 78H92”',
    "web/src/content/limit.ts:2: English: “export const limit = 'Only the”",
  ])
    expect(stdout).toContain(`${line}\n`)
  expect(stdout).not.toContain('Bundling')
})
