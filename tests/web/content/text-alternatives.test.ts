import { expect, test } from 'vitest'
import { asBuilt } from '#web/content/samples/as-built.ts'
import { heatMap } from '#web/content/samples/heat-map.ts'
import { managedMonth } from '#web/content/service-drawings/managed-month.ts'
import { migrationWaves } from '#web/content/service-drawings/migration-waves.ts'
import { rack } from '#web/content/service-drawings/rack.ts'
import { riskMatrix } from '#web/content/service-drawings/risk-matrix.ts'
import { sensorDay } from '#web/content/service-drawings/sensor-day.ts'
import { workshopDay } from '#web/content/service-drawings/workshop-day.ts'
import { drawnServices, type DrawingName } from '#web/content/service-drawings/drawn-services.ts'
import { loadServices } from '#web/content/services/services.ts'

const services = await loadServices()
const drawings = new Map(Object.entries(drawnServices))
/** The text alternatives of a drawing: one for each service that has it. */
const labelsOf = (name: DrawingName) =>
  services.filter(({ slug }) => drawings.get(slug) === name).map(({ drawing }) => drawing?.label)

const numerals = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ')
const inWords = (count: number) => numerals[count]

const devicesOf = (kind: string) => rack.devices.filter((device) => device.kind === kind)
const { findings, levels, score } = riskMatrix
const { waves, weeks } = migrationWaves
const [firstBlock, lastBlock] = [workshopDay.blocks.at(0), workshopDay.blocks.at(-1)]

test.each<[name: DrawingName, facts: readonly string[]]>([
  [
    'rack',
    [
      `${inWords(rack.fibres.length)} fibres`,
      `${inWords(devicesOf('firewall').length)} firewalls`,
      `${inWords(devicesOf('patch').length)} patch panels`,
      `ports ${devicesOf('patch').at(0)?.ports?.[0]} to ${devicesOf('patch').at(-1)?.ports?.[1]}`,
    ],
  ],
  [
    'riskMatrix',
    [
      `${inWords(findings.length)} findings`,
      `${Math.max(...findings.map(({ before }) => score(before)))} of ${levels.length ** 2}`,
      `to ${Math.max(...findings.map(({ after }) => score(after)))} or less`,
    ],
  ],
  [
    'migrationWaves',
    [
      `${inWords(weeks)} weeks with ${inWords(waves.length)} waves`,
      ...waves.map(({ cutOver, noReturn }) => `back for ${inWords(noReturn - cutOver)} weeks`),
    ],
  ],
  [
    'sensorDay',
    [
      ...sensorDay.events.map(({ hour }) => workshopDay.time(hour * 60)),
      `limit of ${sensorDay.limit.value} ${sensorDay.unit}`,
    ],
  ],
  [
    'workshopDay',
    [
      `from ${workshopDay.time(firstBlock?.from ?? NaN)} to ${workshopDay.time(lastBlock?.to ?? NaN)}`,
    ],
  ],
])('the text alternative of the drawing %s has the figures that are drawn', (name, facts) => {
  for (const label of labelsOf(name)) for (const fact of facts) expect(label).toContain(fact)
})

test('the text alternative of the managed month has the patches a week apart, as they are drawn', () => {
  const { trial, all } = managedMonth.patches
  expect(all.day - trial.day).toBe(7)
  for (const label of labelsOf('managedMonth')) expect(label).toContain('a week later')
})

const outlets = asBuilt.halves.flatMap((half) => half.outlets)
const accessPoints = asBuilt.halves.flatMap((half) => half.accessPoints)
const notes = asBuilt.halves.flatMap((half) => half.notes)

test('the text alternative of the as-built drawing has the numbers that are drawn', () => {
  const { label, revisions } = asBuilt
  const [width] = notes
  expect(label).toContain(String(width?.text.replace('m', 'metres')))
  expect(label).toContain(`${inWords(outlets.length)} outlets`)
  expect(label).toContain(`${outlets.at(0)?.text} to ${outlets.at(-1)?.text}`)
  expect(label).toContain(`${inWords(accessPoints.length)} access points`)
  // The row of the table names the outlet that the cloud is around.
  const moved = revisions.rows.at(-1)?.change.replace('\u2011', '-')
  expect(moved).toContain(outlets.at(-1)?.text)
  expect(label).toContain(`outlet ${outlets.at(-1)?.text} was moved`)
})

test.each(heatMap.surveys)(
  'the text alternative of the survey “$name” has the weakest signal and the access points',
  ({ label, readings, accessPoints: surveyed }) => {
    const weakest = Math.min(...readings.map(({ dBm }) => dBm))
    expect(label).toContain(`${heatMap.inWords(weakest)} dBm`)
    expect(label).toContain(`${inWords(surveyed.length)} access point`)
  },
)

test('the survey after the work has the access points of the as-built drawing, and fewer before', () => {
  const [before, after] = heatMap.surveys
  expect(after.accessPoints).toHaveLength(accessPoints.length)
  expect(before.accessPoints.length).toBeLessThan(accessPoints.length)
  expect(after.label).toContain('changes the access point three times')
  expect(after.marks).toHaveLength(3)
})
