import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { synthesisedSite } from '#tests/infra/stack/synthesised-site.ts'

const [, section = ''] = readFileSync('docs/deploy.md', 'utf8').split('\n### Costs\n')
const [table = ''] = section.split('\nAssumptions: ')
const rows = Array.from(table.matchAll(/^\| (.+?) \|$/gm), ([, row = '']) =>
  row.split('|').map((cell) => cell.trim().replaceAll(/[*,]/g, '')),
)
const totalIndex = rows.findIndex(([first]) => first === 'Total')

test.each([1, 2, 3])('column %i of the costs adds up to its total', (column) => {
  const costs = rows.slice(0, totalIndex).map((row) => Number(row[column]))
  const parts = costs.filter((cost) => !Number.isNaN(cost))
  expect(parts).toHaveLength(8)
  const total = parts.reduce((sum, cost) => sum + cost)
  expect(Number(rows[totalIndex]?.[column])).toBeCloseTo(total, 2)
})

test('the numbers of alarms, metrics and dashboards are the stack’s', () => {
  const template = synthesisedSite()
  const count = (type: string) => Object.keys(template.findResources(type)).length
  expect(table).toContain(`CloudWatch: ${count('AWS::CloudWatch::Alarm')} alarms, `)
  expect(table).toContain(`; ${count('AWS::Logs::MetricFilter')} metrics, `)
  expect(table).toContain(`, ${count('AWS::CloudWatch::Dashboard')} dashboard `)
})
