import { expect, test } from 'vitest'
import { checkoutPath } from '#shared/addresses.ts'
import * as z from '#shared/schema.ts'
import { ApiError, type ApiErrorCode } from '#lambda/errors.ts'
import { startApp } from '#tests/support/checkout-app.ts'
import { checkoutRequest } from '#tests/support/checkout-request.ts'
import { propertiesOf, synthesisedSite } from './synthesised-site.ts'

const template = synthesisedSite()

const filterSchema = z.object({
  FilterPattern: z.string(),
  LogGroupName: z.string(),
  MetricTransformations: z.tuple([z.object({ MetricName: z.string() })]),
})
const filters = propertiesOf(template, 'AWS::Logs::MetricFilter').map((filter) => {
  const { FilterPattern: pattern, LogGroupName, MetricTransformations } = filterSchema.parse(filter)
  return { pattern, log: LogGroupName, metric: MetricTransformations[0].MetricName }
})

/** Evaluates one comparison of a filter pattern for JSON, such as `$.status >= 500` or `$.path = "/api/*"`. */
function matches(comparison: string, entry: Readonly<Record<string, unknown>>): boolean {
  const [, field = '', operator, operand = ''] =
    /^\(*\$\.(\w+) (=|!=|>=) "?([^"]+?)"?\)*$/.exec(comparison) ?? []
  const value = entry[field]
  if (operator === '>=') return typeof value === 'number' && value >= Number(operand)
  if (operator === '!=') return value !== operand
  if (operator !== '=') throw new Error(`Unknown comparison: ${comparison}`)
  return operand.endsWith('*')
    ? typeof value === 'string' && value.startsWith(operand.slice(0, -1))
    : value === operand
}

/** The metrics whose filter matches a line of a log. */
function metricsCounting(line: string, ofLog = 'ApiFunctionLog'): readonly string[] {
  const entry = z.record(z.string(), z.unknown()).parse(JSON.parse(line))
  const counting = filters.filter(({ pattern, log }) => {
    const [, comparisons = ''] = /^\{ (.*) \}$/.exec(pattern) ?? []
    if (log !== ofLog) return false
    return comparisons
      .split(' && ')
      .every((all) => all.split(' || ').some((comparison) => matches(comparison, entry)))
  })
  return counting.map(({ metric }) => metric)
}

/** The log's line about a checkout that failed with this code. */
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
  ['unknown_path', []],
])('a checkout that fails with %s counts towards %j', async (code, metrics) => {
  expect(metricsCounting(await lineAfter(code))).toEqual(metrics)
})

test('a direct call of another path is a scanner’s, and counts towards nothing', async () => {
  const payments = { createSession: async () => ({ url: '' }) }
  const { request, log } = startApp(payments, { originSecret: 'secret' })
  await request('/api/.env', { method: 'POST' })
  expect(log[0]?.code).toBe('direct_call')
  expect(metricsCounting(JSON.stringify(log[0]))).toEqual([])
})

test('a refused call of another endpoint counts like a checkout’s', async () => {
  const line = await lineAfter('direct_call')
  const another = line.replace(checkoutPath, '/api/another')
  expect(metricsCounting(another)).toEqual(['refusedCalls'])
})

const stageSchema = z.object({ AccessLogSettings: z.object({ Format: z.string() }) })

/** A line of the access log. */
function accessLogLine(route: string, status: number): string {
  const [stage] = propertiesOf(template, 'AWS::ApiGatewayV2::Stage')
  const { Format } = stageSchema.parse(stage).AccessLogSettings
  return Format.replace('$context.routeKey', route).replace('$context.status', String(status))
}

// A scanner's requests get a 429 too, of the small limit that they share, and need nobody's attention.
test.each([
  ['a throttled checkout', ['throttledRequests'], `POST ${checkoutPath}`, 429],
  ['a throttled call of another endpoint', ['throttledRequests'], 'POST /api/another', 429],
  ['a throttled request to no endpoint', [], '$default', 429],
  ['a refused checkout', [], `POST ${checkoutPath}`, 400],
])('%s counts towards %j', (_, metrics, route, status) => {
  expect(metricsCounting(accessLogLine(route, status), 'SiteApiAccessLog')).toEqual(metrics)
})
