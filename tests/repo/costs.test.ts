import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { logRetentionDays } from '#shared/retention.ts'
import { synthesisedSite } from '#tests/infra/stack/synthesised-site.ts'

const [, section = ''] = readFileSync('docs/deploy.md', 'utf8').split('\n## Costs\n')
const [, assumptions = ''] = /^Assumptions: (.+)$/m.exec(section) ?? []

/** The numbers in a text, in order; "3.6 million" is one of them. */
function numbersIn(text: string): number[] {
  return Array.from(
    text.matchAll(/(\d[\d,]*(?:\.\d+)?)( million)?/g),
    ([, digits = '', million]) => Number(digits.replaceAll(',', '')) * (million ? 1e6 : 1),
  )
}

/** The only number before a unit among the assumptions. */
function assumed(unit: RegExp): number {
  const [, before = ''] = new RegExp(`([\\d,.]+) ?${unit.source}`).exec(assumptions) ?? []
  return Number(before)
}

const rows = Array.from(section.matchAll(/^\| (.+?) \|$/gm), ([, row = '']) =>
  row.split('|').map((cell) => cell.trim()),
)

/** The cells and the stated numbers of the row that begins so. */
function rowOf(start: string) {
  const [label = '', ...cells] = rows.find(([first]) => first?.startsWith(start)) ?? []
  const [, ...stated] = label.split(/(?=[:,] )/)
  return { cells, stated: numbersIn(stated.join('')) }
}

const requestsPerVisit = assumed(/requests and/)
const bytesPerVisit = assumed(/kB \(/) * 1e3
const callsPerVisit = assumed(/API calls per hundred/) / 100
const gbSecondsPerCall = assumed(/s at/) * (assumed(/MB\./) / 1024)
// A month's lines, for as many months.
const logBytesKept = assumed(/bytes compressed/) * (logRetentionDays / 30)
const missRates = numbersIn(/fetches (.+?) of/.exec(assumptions)?.[1] ?? '').map((it) => it / 100)

const visitNumbers = [1e4, 1e6, 1e8]
const beyond = (free: number, used: number) => Math.max(0, used - free)

type CostOf = (visits: number, missRate: number, stated: readonly number[]) => number

const edgeRows: Readonly<Record<string, CostOf>> = {
  'CloudFront requests': (visits, _, [price = NaN, unit = NaN, free = NaN]) =>
    (beyond(free, visits * requestsPerVisit) / unit) * price,
  'CloudFront transfer': (visits, _, [first = NaN, free = NaN, then = NaN, tier = NaN]) => {
    const gb = (visits * bytesPerVisit) / 1e9
    return beyond(free, Math.min(gb, tier)) * first + beyond(tier, gb) * then
  },
  'CloudFront function': (visits, _, [price = NaN, free = NaN]) =>
    (beyond(free, visits * requestsPerVisit) / 1e6) * price,
}

const rowsOfTotal: Readonly<Record<string, CostOf>> = {
  ...edgeRows,
  S3: (visits, missRate, [read = NaN, unit = NaN, gb = NaN]) => {
    const requests = visits * requestsPerVisit
    return ((requests * missRate) / unit) * read + ((requests * logBytesKept) / 1e9) * gb
  },
  'API Gateway': (visits, _, [price = NaN]) => ((visits * callsPerVisit) / 1e6) * price,
  Lambda: (visits, _, [perMillion = NaN, free = NaN, second = NaN, freeSeconds = NaN]) =>
    (beyond(free, visits * callsPerVisit) / 1e6) * perMillion +
    beyond(freeSeconds, visits * callsPerVisit * gbSecondsPerCall) * second,
  'Secrets Manager': (_visits, _missRate, stated) => sum([stated[0] ?? NaN, stated.at(-1) ?? NaN]),
  CloudWatch: (_visits, _missRate, [alarms = NaN, price = NaN, free = NaN]) =>
    beyond(free, alarms) * price,
}

const firewall: CostOf = (visits, _, [base = NaN, price = NaN]) =>
  base + ((visits * requestsPerVisit) / 1e6) * price

const sum = (values: readonly number[]) => values.reduce((left, right) => left + right, 0)
const cents = (value: number) => Math.round((value + Number.EPSILON) * 100) / 100
const dollars = (value: number) =>
  cents(value).toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

function costsOf(start: string, costOf: CostOf): number[] {
  const { stated } = rowOf(start)
  return visitNumbers.map((visits, index) => cents(costOf(visits, missRates[index] ?? NaN, stated)))
}

test.each(Object.entries(rowsOfTotal))(
  '%s: the figures follow from the prices',
  (start, costOf) => {
    expect(rowOf(start).cells).toEqual(costsOf(start, costOf).map(dollars))
  },
)

test('the total is the sum of its rows', () => {
  const columns = Object.entries(rowsOfTotal).map(([start, costOf]) => costsOf(start, costOf))
  const totals = visitNumbers.map((_, index) => sum(columns.map((row) => row[index] ?? NaN)))
  expect(rowOf('**Total**').cells).toEqual(totals.map((total) => `**${dollars(total)}**`))
})

test('the firewall’s figures follow from its prices', () => {
  expect(rowOf('With `firewall`').cells).toEqual(costsOf('With `firewall`', firewall).map(dollars))
})

test('the numbers of alarms, metrics and dashboards are the stack’s', () => {
  const template = synthesisedSite()
  const count = (type: string) => Object.keys(template.findResources(type)).length
  const { stated } = rowOf('CloudWatch')
  expect([stated[0], stated[3], stated[4]]).toEqual([
    count('AWS::CloudWatch::Alarm'),
    count('AWS::Logs::MetricFilter'),
    count('AWS::CloudWatch::Dashboard'),
  ])
})

test('the costs of staging are those of a secret, and of alarms and metrics beyond the free ones', () => {
  const [, paragraph = ''] = /^(Staging costs .+)$/m.exec(section) ?? []
  const [alone, besideProduction, perMetric = NaN] = numbersIn(paragraph)
  const [alarms = NaN, perAlarm = NaN, freeAlarms = NaN, metrics = NaN] = rowOf('CloudWatch').stated
  const [secret = NaN] = rowOf('Secrets Manager').stated
  const freeMetrics = 10
  const costOf = (stacks: number) =>
    secret * stacks +
    beyond(freeAlarms, alarms * stacks) * perAlarm +
    beyond(freeMetrics, metrics * stacks) * perMetric
  expect([alone, besideProduction]).toEqual([cents(costOf(1)), cents(costOf(2) - costOf(1))])
})

/** What a plan replaces: the edge's rows and the firewall. */
function replacedBy(visits: number): number {
  const edge = Object.entries(edgeRows).map(([start, costOf]) =>
    costOf(visits, 0, rowOf(start).stated),
  )
  return sum(edge) + firewall(visits, 0, rowOf('With `firewall`').stated)
}

/** The smallest number of visits that cost at least as much without a plan. */
function breakEven(price: number): number {
  let [low, high] = [0, 1e8]
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2)
    if (replacedBy(middle) < price) low = middle
    else high = middle
  }
  return price <= replacedBy(0) ? 0 : high
}

// To two digits, which the assumptions are good for.
const rounded = (value: number) => Number(value.toPrecision(2)).toLocaleString('en-US')
/** What a plan has to be enough for is rounded down. */
const roundedDown = (value: number) => {
  const unit = 10 ** (Math.floor(Math.log10(value)) - 1)
  return (Math.floor(value / unit) * unit).toLocaleString('en-US')
}

test.each(['Free', 'Pro', 'Business', 'Premium'])(
  'the plan %s: visits and break-even follow from its price and requests',
  (plan) => {
    const [price = '', requests = '', ...visits] = rowOf(plan).cells
    const [pricePerMonth = NaN] = numbersIn(price)
    const [requestsPerMonth = NaN] = numbersIn(requests)
    expect(visits).toEqual([
      roundedDown(requestsPerMonth / requestsPerVisit),
      rounded(breakEven(pricePerMonth)),
    ])
  },
)
