import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { filesIn } from '#infra/tools/files.ts'

const specification = readFileSync('docs/specification.md', 'utf8')
const rules = [...specification.matchAll(/^- \*\*(\d+\.\d+)\*\* /gm)].map(([, number]) => number)

test('rule numbers are unique', () => {
  expect(rules).toEqual([...new Set(rules)])
})

test('every cited rule exists', () => {
  const files = ['docs', 'infra', 'lambda', 'shared', 'tests', 'web'].flatMap(filesIn)
  const cited = files.flatMap((file) => {
    const citations = readFileSync(file, 'utf8').match(/\brules? \d[\d., and]*/gi) ?? []
    return [...citations.join().matchAll(/\d+\.\d+/g)].map(([number]) => ({ file, number }))
  })
  expect(cited.length).toBeGreaterThan(50)
  expect(cited.filter(({ number }) => !rules.includes(number))).toEqual([])
})

test('every constant named by a rule exists in the file it names', () => {
  const named = [...specification.matchAll(/`(\w+)` in `([\w./-]+)`/g)]
  expect(named.length).toBeGreaterThan(30)
  const missing = named.filter(([, name = '', path = '']) => {
    const file = existsSync(path) ? path : `web/src/${path}`
    return !new RegExp(`\\b${name}\\b`).test(readFileSync(file, 'utf8'))
  })
  expect(missing.map(([text]) => text)).toEqual([])
})
