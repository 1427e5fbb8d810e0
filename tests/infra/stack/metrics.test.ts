import { expect, test } from 'vitest'
import { failureEvent, providerCheck, sessionCreated } from '#lambda/deployment.ts'
import { ApiError, type ApiErrorCode } from '#lambda/errors.ts'
import { checkoutPath } from '#shared/addresses.ts'
import * as v from 'valibot'
import { startApp } from '#tests/support/checkout-app.ts'
import { checkoutRequest } from '#tests/support/checkout-request.ts'
import { propertiesOf, synthesisedSite } from './synthesised-site.ts'

const filterSchema = v.object({
  FilterPattern: v.string(),
  MetricTransformations: v.tuple([v.object({ MetricName: v.string() })]),
})
const filters = propertiesOf(synthesisedSite(), 'AWS::Logs::MetricFilter', {
  LogGroupName: 'ApiFunctionLog',
}).map((filter) => {
  const { FilterPattern: pattern, MetricTransformations } = v.parse(filterSchema, filter)
  return { pattern, metric: MetricTransformations[0].MetricName }
})

/** Evaluates one comparison of a filter pattern for JSON, such as `$.status >= 500` or `$.path = "/api/*"`. */
function matches(comparison: string, entry: Readonly<Record<string, unknown>>): boolean {
  const [, field = '', operator, operand = ''] =
    /^\(*\$\.(\w+) (=|!=|>=|IS) "?([^"]+?)"?\)*$/.exec(comparison) ?? []
  const value = entry[field]
  if (operator === '>=') return typeof value === 'number' && value >= Number(operand)
  if (operator === '!=') return value !== operand
  if (operator === 'IS') return value === (operand === 'TRUE')
  if (operator !== '=') throw new Error(`Unknown comparison: ${comparison}`)
  return operand.endsWith('*')
    ? typeof value === 'string' && value.startsWith(operand.slice(0, -1))
    : value === operand
}

/** The metrics whose filter matches a line of the function's log. */
function metricsCounting(line: string): readonly string[] {
  const entry = v.parse(v.record(v.string(), v.unknown()), JSON.parse(line))
  const counting = filters.filter(({ pattern }) => {
    const [, comparisons = ''] = /^\{ (.*) \}$/.exec(pattern) ?? []
    return comparisons
      .split(' && ')
      .every((all) => all.split(' || ').some((comparison) => matches(comparison, entry)))
  })
  return counting.map(({ metric }) => metric)
}

/** The function's line for a checkout that fails with this code. */
async function lineAfter(code: ApiErrorCode): Promise<string> {
  const { post, log } = startApp({ createSession: () => Promise.reject(new ApiError(code)) })
  await post(checkoutRequest())
  return JSON.stringify(log[0])
}

test.each<[ApiErrorCode, string[]]>([
  ['internal_error', ['requestErrors']],
  ['provider_rejected', ['requestErrors']],
  ['provider_unavailable', ['providerFailures']],
  ['provider_busy', ['providerBusy']],
  ['price_refused', ['refusedPrices']],
  ['direct_call', ['refusedCalls']],
  ['foreign_origin', ['refusedCalls']],
  ['return_address_refused', ['refusedCalls']],
  ['invalid_request', ['refusedCalls']],
  ['email_refused', []],
  ['order_refused', []],
  ['unknown_path', []],
])('a checkout that fails with %s counts towards %j', async (code, metrics) => {
  expect(metricsCounting(await lineAfter(code))).toEqual(metrics)
})

test('a direct call to another path is a scanner’s, and counts towards nothing', async () => {
  const payments = { createSession: async () => ({ url: '' }) }
  const { request, log } = startApp(payments, { originSecret: 'secret' })
  await request('/api/.env', { method: 'POST' })
  expect(log[0]).toMatchObject({ code: 'direct_call' })
  expect(metricsCounting(JSON.stringify(log[0]))).toEqual([])
})

test('a refused call to another endpoint counts like a checkout’s', async () => {
  const another = (await lineAfter('direct_call')).replace(checkoutPath, '/api/another')
  expect(metricsCounting(another)).toEqual(['refusedCalls'])
})

test.each([
  [false, ['sessionsCreated']],
  [true, ['dryRuns']],
])('a created session whose dryRun is %s only counts towards %j', (dryRun, metrics) => {
  expect(metricsCounting(JSON.stringify({ event: sessionCreated, dryRun }))).toEqual(metrics)
})

test('no metric counts a check of the provider, whether it passes or fails (rule 10.16)', async () => {
  const failed = (await lineAfter('provider_rejected')).replace(failureEvent, providerCheck)
  expect(metricsCounting(failed)).toEqual([])
  const passed = { event: providerCheck, dryRun: true }
  expect(metricsCounting(JSON.stringify(passed))).toEqual([])
})
