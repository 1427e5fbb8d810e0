import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { settingNames } from '#infra/tools/environment.ts'
import { filesIn } from '#infra/tools/files.ts'
import { synthesisedSite } from '#tests/infra/stack/synthesised-site.ts'

const read = (file: string) => readFileSync(file, 'utf8')
const documents = [...readdirSync('.'), ...filesIn('docs')].filter((file) => file.endsWith('.md'))

const codeSpan = /`([^`\n]+)`/g
const link = /\]\(([^)\s]+)\)/g
const heading = /^#+ (.+)$/gm

const matches = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, m = '']) => m)

/** The anchor that GitHub gives a heading. */
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

test.each(documents)('every file that %s names exists', (document) => {
  const paths = matches(read(document), codeSpan).filter((text) =>
    /^(web|lambda|infra|shared|tests|docs|\.github)\/[\w./-]*$/.test(text),
  )
  expect(paths.filter((path) => !existsSync(path))).toEqual([])
})

const specification = read('docs/specification.md')
const rules = [...specification.matchAll(/^- \*\*(\d+\.\d+)\*\* /gm)].map(([, number]) => number)

test('rule numbers are unique', () => {
  expect(rules).toEqual([...new Set(rules)])
})

test('every cited rule exists', () => {
  const files = ['docs', 'infra', 'lambda', 'shared', 'tests', 'web'].flatMap(filesIn)
  const cited = files.flatMap((file) => {
    const citations = read(file).match(/\brules? \d[\d., and]*/gi) ?? []
    return [...citations.join().matchAll(/\d+\.\d+/g)].map(([number]) => ({ file, number }))
  })
  expect(cited.length).toBeGreaterThan(50)
  expect(cited.filter(({ number }) => !rules.includes(number))).toEqual([])
})

test('every constant named by a document exists in the file it names', () => {
  const named = documents.flatMap((document) => [
    ...read(document).matchAll(/`(\w+)` in `([\w./-]+\.ts)`/g),
  ])
  expect(named.length).toBeGreaterThan(40)
  const missing = named.filter(([, name = '', path = '']) => {
    const file = ['', 'web/src/', 'web/src/content/'].map((at) => at + path).find(existsSync)
    return !file || !new RegExp(`\\b${name}\\b`).test(read(file))
  })
  expect(missing.map(([text]) => text)).toEqual([])
})

const [, section = ''] = read('docs/deploy.md').split('\n### Costs\n')
const [table = ''] = section.split('\nAssumptions: ')
test('the numbers of alarms, metrics and dashboards are the stack’s', () => {
  const template = synthesisedSite()
  const count = (type: string) => Object.keys(template.findResources(type)).length
  expect(table).toContain(`CloudWatch: ${count('AWS::CloudWatch::Alarm')} alarms, `)
  expect(table).toContain(`; ${count('AWS::Logs::MetricFilter')} metrics, `)
  expect(table).toContain(`, ${count('AWS::CloudWatch::Dashboard')} dashboard `)
})

test('.env.example explains every setting, and no others, and sets nothing', () => {
  const lines = read('.env.example').split('\n')
  const names = lines.map((line) => /^# ([A-Z_]+)=/.exec(line)?.[1]).filter((name) => name)
  expect(new Set(names)).toEqual(new Set(settingNames))
  expect(lines.filter((line) => line !== '' && !line.startsWith('#'))).toEqual([])
})
