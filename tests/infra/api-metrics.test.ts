import { expect, test } from 'vitest'
import * as z from '#shared/schema.ts'
import { ApiError, type ApiErrorCode } from '#lambda/errors.ts'
import { startApp } from '#tests/support/checkout-app.ts'
import { checkoutRequest } from '#tests/support/checkout-request.ts'
import { synthesisedSite } from './synthesised-site.ts'

const filterSchema = z.object({
  Properties: z.object({
    FilterPattern: z.string(),
    MetricTransformations: z.tuple([z.object({ MetricName: z.string() })]),
  }),
})

const filters = Object.values(
  z
    .record(z.string(), filterSchema)
    .parse(synthesisedSite().findResources('AWS::Logs::MetricFilter')),
).map(({ Properties }) => ({
  metric: Properties.MetricTransformations[0].MetricName,
  pattern: Properties.FilterPattern,
}))

/** Evaluates one comparison of a CloudWatch filter pattern for JSON, such as `$.status >= 500` or `$.code != "provider_busy"`. */
function matches(comparison: string, entry: Readonly<Record<string, unknown>>): boolean {
  const [, field = '', operator, operand = ''] =
    /^\(*\$\.(\w+) (=|!=|>=) "?([^"]+?)"?\)*$/.exec(comparison) ?? []
  const value = entry[field]
  if (operator === '>=') return typeof value === 'number' && value >= Number(operand)
  if (operator === '!=') return value !== operand
  if (operator !== '=') throw new Error(`Unknown comparison: ${comparison}`)
  return value === operand
}

/** The metrics that count the log entry of a request that failed with this code. */
async function metricsAfter(code: ApiErrorCode): Promise<string[]> {
  const { post, log } = startApp({
    createSession: async () => {
      throw new ApiError(code)
    },
  })
  await post(checkoutRequest())
  const entry = z.record(z.string(), z.unknown()).parse(JSON.parse(JSON.stringify(log[0])))
  return filters
    .filter(({ pattern }) => {
      const [, comparisons = ''] = /^\{ (.*) \}$/.exec(pattern) ?? []
      return comparisons
        .split(' && ')
        .every((all) => all.split(' || ').some((comparison) => matches(comparison, entry)))
    })
    .map(({ metric }) => metric)
    .toSorted()
}

test.each<[ApiErrorCode, string[]]>([
  ['internal_error', ['requestErrors']],
  ['key_unavailable', ['requestErrors']],
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
])('a request that fails with %s counts towards %j', async (code, metrics) => {
  await expect(metricsAfter(code)).resolves.toEqual(metrics)
})
