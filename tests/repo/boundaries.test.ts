import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { mayImport } from '#boundaries'
import { filesIn } from '#infra/tools/files.ts'
import * as v from 'valibot'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'

/** What a file may try, and the rooms in which the linter has to refuse it. */
const attempts: readonly (readonly [code: string, rooms: string])[] = [
  [`import 'unknown'`, 'shared lambda infra web .github'],
  [`import '../parent.ts'`, 'shared lambda infra web .github tests'],
  [`import '#tests/it.ts'`, 'shared lambda infra web'],
  [`import '#infra/stack/it.ts'`, 'shared lambda web infra/tools'],
  [`import '#infra/build/it.ts'`, 'infra/tools infra/stack infra/operate'],
  [`import '#infra/local/it.ts'`, 'infra/tools infra/stack infra/build infra/operate'],
  [`import '#lambda/it.ts'`, 'shared infra web'],
  [`import '#web/content/it.ts'`, 'shared lambda infra web/src/theme web/src/ui'],
  [`import '#web/drawings/it.ts'`, 'web/src/content'],
  [`import '#web/quote/it.ts'`, 'web/src/drawings web/src/site'],
  [`import '#web/site/it.ts'`, 'web/src/drawings web/src/quote'],
  [`import '#web/shell/it.ts'`, 'web/src/site web/src/quote'],
  ['void Date.now()', 'shared'],
  ['void Math.random()', 'shared'],
  ['void globalThis.localStorage', 'infra/operate web/build'],
]

const report = v.object({
  diagnostics: v.array(
    v.object({
      code: v.string(),
      filename: v.string(),
      help: v.optional(v.string()),
      labels: v.array(v.object({ span: v.object({ line: v.pipe(v.number(), v.safeInteger()) }) })),
    }),
  ),
})

const inFolders = ['shared', 'lambda', 'infra', 'web', 'tests', '.github'].flatMap(filesIn)
const files = [...inFolders, ...readdirSync('.')].filter((file) =>
  /(?<!\.d)\.([mj]?js|tsx?)$/.test(file),
)

/** What the linter refuses if each file of the project makes all attempts. */
function lint() {
  const code = attempts.map(([line]) => line).join('\n')
  const settings = ['oxlint.config.ts', 'boundaries.ts']
  // Its own repository, so that no .gitignore above it applies.
  const cwd = temporaryFolder({
    '.git/HEAD': '',
    ...Object.fromEntries(files.map((file) => [file, code])),
    ...Object.fromEntries(settings.map((file) => [file, readFileSync(file, 'utf8')])),
  })
  const oxlint = resolve('node_modules/oxlint/bin/oxlint')
  const command = ['--import', import.meta.resolve('tsx'), oxlint, '--format', 'json']
  const { stdout } = spawnSync(process.execPath, command, {
    cwd,
    encoding: 'utf8',
    maxBuffer: Infinity,
  })
  const { diagnostics } = v.parse(report, JSON.parse(stdout))
  return diagnostics.filter((each) => each.code.includes('no-restricted-'))
}

const refused = lint()

test('each row of the table counts for some file, and bites', () => {
  const rows = refused.map(({ help = '' }) => help.split(' may import')[0])
  expect(Object.keys(mayImport).filter((row) => !rows.includes(row))).toEqual([])
})

const places = refused.map(({ filename, labels: [label] }) => `${filename}:${label?.span.line}`)

test.each(attempts)('the linter refuses %s in: %s', (line, rooms) => {
  const own = files.filter((file) => rooms.split(' ').some((room) => file.startsWith(`${room}/`)))
  const lineNumber = attempts.findIndex(([each]) => each === line) + 1
  expect(own).not.toEqual([])
  expect(own.filter((file) => !places.includes(`${file}:${lineNumber}`))).toEqual([])
})
