import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { settingNames } from '#infra/tools/environment.ts'
import { filesIn } from '#infra/tools/files.ts'
import { temporaryFolder, writeFiles } from '#tests/support/temporary-folder.ts'

const read = (file: string) => readFileSync(file, 'utf8')
const documents = [...readdirSync('.'), ...filesIn('docs')].filter((file) => file.endsWith('.md'))

const codeSpan = /`([^`\n]+)`/g
const link = /\]\(([^)\s]+)\)/g
const heading = /^#+ (.+)$/gm

const matches = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, m = '']) => m)

/** GitHub's anchor for a heading. */
function anchorOf(title: string): string {
  return title
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s-]/gu, '')
    .replaceAll(' ', '-')
}

function leadsSomewhere(document: string, target: string): boolean {
  const [path = '', anchor] = target.split('#')
  const file = path === '' ? document : join(dirname(document), path)
  if (!existsSync(file)) return false
  return (
    anchor === undefined || matches(read(file), heading).some((title) => anchorOf(title) === anchor)
  )
}

test.each(documents)('every link in %s leads somewhere', (document) => {
  const targets = matches(read(document), link).filter((target) => !/^[a-z]+:/.test(target))
  expect(targets.filter((target) => !leadsSomewhere(document, target))).toEqual([])
})

test.each(documents)('the files and constants named in %s exist', (document) => {
  const text = read(document)
  const paths = matches(text, codeSpan).filter((span) =>
    /^(web|lambda|infra|shared|tests|docs|\.github)\/[\w./-]*$/.test(span),
  )
  expect(paths.filter((path) => !existsSync(path))).toEqual([])
  const constants = [...text.matchAll(/`(\w+)` in `([\w./-]+\.ts)`/g)]
  const missing = constants.filter(([, name = '', path = '']) => {
    const file = ['', 'web/src/', 'web/src/content/'].map((at) => at + path).find(existsSync)
    return !file || !new RegExp(`\\b${name}\\b`).test(read(file))
  })
  expect(missing.map(([all]) => all)).toEqual([])
})

test('every rule has its own number and its mark, and every cited rule exists', () => {
  const specification = read('docs/specification.md')
  // ● is agreed, ○ ours.
  const rules = matches(specification, /^- \*\*(\d+\.\d+)[●○]\*\* /gm)
  expect(matches(specification, /^(- \*\*(?!\d+\.\d+[●○]\*\* ).*)/gm)).toEqual([])
  expect(rules).toEqual([...new Set(rules)])
  const files = ['docs', 'infra', 'lambda', 'shared', 'tests', 'web'].flatMap(filesIn)
  const cited = files.flatMap((file) => {
    const citations = read(file).match(/\brules? \d[\d., and]*/gi) ?? []
    return (citations.join().match(/\d+\.\d+/g) ?? []).map((number) => ({ file, number }))
  })
  expect(cited).not.toEqual([])
  expect(cited.filter(({ number }) => !rules.includes(number))).toEqual([])
})

test('the constants named in the specification exist', () => {
  const sources = new Set(
    ['infra', 'lambda', 'shared', 'web'].flatMap(filesIn).map(read).join().match(/\w+/g),
  )
  const spans = matches(read('docs/specification.md'), codeSpan)
  expect(spans.filter((span) => /^[a-z]+[A-Z]\w+$/.test(span) && !sources.has(span))).toEqual([])
})

test('.env.example explains every setting, and no others, and sets nothing', () => {
  const lines = read('.env.example').split('\n')
  const names = lines.map((line) => /^# ([A-Z_]+)=/.exec(line)?.[1]).filter((name) => name)
  expect(new Set(names)).toEqual(new Set(settingNames))
  expect(lines.filter((line) => line !== '' && !line.startsWith('#'))).toEqual([])
})

const manifest = v.object({ scripts: v.record(v.string(), v.string()) })
const { scripts } = v.parse(manifest, JSON.parse(read('package.json')))

const checkFirst = 'node infra/tools/installed.mjs && '

test('what builds or starts checks the company’s data before it loads them', () => {
  const { start, dev, build, deploy } = scripts
  const check = `${checkFirst}node --import tsx web/build/check-data.ts && `
  expect([start, dev, build, deploy].filter((it) => !it?.startsWith(check))).toEqual([])
})

test.each([
  ['without packages', '>=20', 'Packages are missing: run npm ci first.\n'],
  ['with another Node', '^18.19 || >=99', /^This is Node \S+: install .* run npm ci first\.\n$/],
])('every command says in one sentence what to do %s', (_case, node, sentence) => {
  const commands = Object.values(scripts).filter((it) => !it.startsWith('npm run '))
  expect(commands.filter((it) => !it.startsWith(checkFirst))).toEqual([])
  const cwd = temporaryFolder()
  writeFiles(cwd, { 'package.json': JSON.stringify({ engines: { node } }, null, 2) })
  const file = resolve('infra/tools/installed.mjs')
  const { status, stderr } = spawnSync(process.execPath, [file], { cwd, encoding: 'utf8' })
  expect([status, stderr]).toEqual([1, expect.stringMatching(sentence)])
})
