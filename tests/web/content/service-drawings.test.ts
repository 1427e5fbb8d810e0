import { expect, test } from 'vitest'
import { managedMonth } from '#web/content/service-drawings/managed-month.ts'
import { migrationWaves } from '#web/content/service-drawings/migration-waves.ts'
import { rack } from '#web/content/service-drawings/rack.ts'
import { riskMatrix } from '#web/content/service-drawings/risk-matrix.ts'
import { sensorDay } from '#web/content/service-drawings/sensor-day.ts'
import { workshopDay } from '#web/content/service-drawings/workshop-day.ts'

const ascending = (values: readonly number[]) => values.toSorted((a, b) => a - b)

test('every rack unit that is shown has one device', () => {
  const used = rack.devices.flatMap(({ unit, height = 1 }) =>
    Array.from({ length: height }, (_, index) => unit + index),
  )
  const shown = rack.parts.flatMap(([top, bottom]) =>
    Array.from({ length: top - bottom + 1 }, (_, index) => bottom + index),
  )
  expect(ascending(used)).toEqual(ascending(shown))
})

test('the height of the rack is that of its units', () => {
  const [[units]] = rack.parts
  const height = Math.round(units * rack.unitHeight).toLocaleString('en')
  expect(rack.heightLabel).toBe(`${units}U, ${height} mm`)
  expect(rack.widthLabel).toBe(`${rack.cabinetWidth} mm`)
})

const portsOf = (kind: string) =>
  rack.devices.filter((device) => device.kind === kind).flatMap(({ ports = [] }) => ports)

test('the core switch has a port for each port of the patch panels', () => {
  const [first, , , last] = portsOf('patch')
  expect(portsOf('switch')).toEqual([first, last])
})

test('the findings are inside the matrix, the greatest risk first, and each remedy lowers it', () => {
  const { findings, levels, score } = riskMatrix
  for (const { before, after } of findings) {
    expect(levels).toEqual(expect.arrayContaining([...before, ...after]))
    expect(score(after)).toBeLessThan(score(before))
  }
  const scores = findings.map(({ before }) => score(before))
  expect(scores).toEqual(ascending(scores).toReversed())
})

test('no two findings are in the same place, before or after', () => {
  const places = riskMatrix.findings.flatMap(({ before, after }) => [before.join(), after.join()])
  expect(new Set(places).size).toBe(places.length)
})

test('only the first finding is critical', () => {
  const { findings, zones, score } = riskMatrix
  const critical = Math.max(...zones)
  expect(findings.map(({ before }) => score(before) >= critical).indexOf(false)).toBe(1)
  expect(findings.filter(({ before }) => score(before) >= critical)).toHaveLength(1)
})

test('each wave is rehearsed, cut over and final, in this order, within the time', () => {
  for (const { rehearsal, cutOver, noReturn } of migrationWaves.waves) {
    expect([rehearsal, cutOver, noReturn]).toEqual(ascending([rehearsal, cutOver, noReturn]))
    expect(noReturn).toBeLessThanOrEqual(migrationWaves.weeks)
  }
})

test('a wave is cut over when there is no way back from the one before it', () => {
  const { waves } = migrationWaves
  waves.slice(1).forEach(({ cutOver }, index) => {
    expect(cutOver).toBeGreaterThanOrEqual(waves[index]?.noReturn ?? Infinity)
  })
})

test('the sensor’s readings are of a whole day and below the limit', () => {
  expect(sensorDay.readings).toHaveLength(24 * 2 + 1)
  expect(Math.max(...sensorDay.readings)).toBeLessThan(sensorDay.limit.value)
})

test('the alarm follows the power cut, when the temperature reaches the warning', () => {
  const { events, supplies, warning, readings } = sensorDay
  const times = events.map(({ hour }) => hour)
  expect(times).toEqual(ascending(times))
  const [cut, sms, , recovery] = times
  expect(cut).toBe(supplies.mains[0][1])
  expect(readings.findIndex((value) => value >= warning) / 2).toBe(sms)
  expect(recovery).toBe(supplies.generator[0])
  expect(supplies.generator[1]).toBe(supplies.mains[1][0])
})

test('each event’s text begins with its time', () => {
  for (const { hour, text } of sensorDay.events) {
    expect(text.startsWith(`${workshopDay.time(hour * 60)} `)).toBe(true)
  }
})

test('the month has tickets for each day, patches at weekends, and the rest on working days', () => {
  const { days, tickets, patches, backups, incident, report, isWeekend } = managedMonth
  expect(tickets.perDay).toHaveLength(days)
  expect([patches.trial.day, patches.all.day].map(isWeekend)).toEqual([true, true])
  expect([backups.restore.day, incident.day, report.day].map(isWeekend)).not.toContain(true)
  expect(patches.trial.day).toBeLessThan(patches.all.day)
  expect(report.day).toBe(days)
})

test('the workshop’s blocks follow each other, and most of it is hands-on', () => {
  const { blocks } = workshopDay
  blocks.slice(1).forEach(({ from }, index) => expect(from).toBe(blocks[index]?.to))
  const minutes = (kind: string) =>
    blocks.filter((block) => block.kind === kind).reduce((sum, { from, to }) => sum + to - from, 0)
  expect(minutes('hands-on')).toBe(2 * minutes('theory'))
})
