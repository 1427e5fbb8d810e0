import { expect, test } from 'vitest'
import { home } from '#web/content/home.ts'
import { policyFigures } from '#web/content/policy-figures.ts'
import { asBuilt } from '#web/content/samples/as-built.ts'
import { heatMap } from '#web/content/samples/heat-map.ts'
import { introductions } from '#web/content/samples/introductions.ts'
import { monthlyReport } from '#web/content/samples/monthly-report.ts'

test.each(Object.values(introductions))('“$heading” says that it is a sample (rule 4.4)', (it) => {
  expect(it.text).toMatch(/\bsamples?\b/)
})

test('the sample report keeps what the policies promise (rules 4.4 and 13.1)', () => {
  const { uptime, tickets } = monthlyReport
  expect(Number.parseFloat(uptime.value)).toBeGreaterThanOrEqual(policyFigures.uptimePercent)
  const [critical, ...others] = tickets.rows
  expect(critical?.kind).toMatch(/critical/i)
  expect(critical?.acknowledged).toBeLessThanOrEqual(
    policyFigures.criticalAcknowledgementHours * 60,
  )
  expect(others.every(({ solved, acknowledged }) => solved > acknowledged)).toBe(true)
})

test('each outlet and access point of the sample drawing has a label of its own', () => {
  const labels = asBuilt.halves.flatMap(({ outlets, accessPoints }) =>
    [...outlets, ...accessPoints].map(({ text }) => text),
  )
  expect(new Set(labels).size).toBe(labels.length)
})

test('the last revision of the sample drawing is the one that its cloud marks', () => {
  const marks = asBuilt.halves.flatMap(({ revision }) => revision?.mark.text ?? [])
  expect(marks).toEqual([asBuilt.revisions.rows.at(-1)?.mark])
})

test.each(heatMap.surveys)('the sample survey “$name” covers the floor', ({ cells, readings }) => {
  const { width, height, cell, levels } = heatMap
  expect(cells.length * cell).toBe(height)
  for (const row of cells) expect(row.length * cell).toBe(width)
  for (const { dBm, x, y } of readings) {
    const level = Number(cells[Math.floor(y / cell)]?.[Math.floor(x / cell)])
    const above = levels[level - 1]?.from ?? Infinity
    expect(dBm, `at ${x}, ${y}`).toBeLessThan(above)
    expect(dBm, `at ${x}, ${y}`).toBeGreaterThanOrEqual(levels[level]?.from ?? -Infinity)
  }
})

test('the trust tiles have other figures than the statistics of the home page', () => {
  const tiles = home.trust.tiles.map(({ figure }) => String(figure))
  const statistics = home.statistics.list.map(({ figure }) => figure)
  expect(tiles.filter((figure) => statistics.includes(figure))).toEqual([])
  const figures: readonly number[] = Object.values(policyFigures)
  for (const { figure } of home.trust.tiles) expect(figures).toContain(figure)
})
