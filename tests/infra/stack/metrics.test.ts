import { Match } from 'aws-cdk-lib/assertions'
import { test } from 'vitest'
import { synthesisedSite } from './synthesised-site.ts'

const template = synthesisedSite()

const failed = '($.event = "request_failed")'
const created = '($.event = "session_created")'

// tests/lambda shows when the function writes which line: a check of the provider has another event (rule 10.16), and a call
// to an unknown path has no path.
test.each([
  [
    'requestErrors',
    `${failed} && ($.status >= 500) && (($.code != "provider_unavailable") && ($.code != "provider_busy"))`,
  ],
  ['providerFailures', `${failed} && ($.code = "provider_unavailable")`],
  ['providerBusy', `${failed} && ($.code = "provider_busy")`],
  ['refusedPrices', `${failed} && ($.code = "price_refused")`],
  [
    'refusedCalls',
    `${failed} && (($.code = "direct_call") || ($.code = "foreign_origin") || ($.code = "return_address_refused") || ($.code = "invalid_request")) && ($.path = "/api/*")`,
  ],
  ['sessionsCreated', `${created} && ($.dryRun IS FALSE)`],
  ['dryRuns', `${created} && ($.dryRun IS TRUE)`],
])('%s counts the lines of the function’s log with %s', (MetricName, conditions) => {
  template.hasResourceProperties('AWS::Logs::MetricFilter', {
    LogGroupName: 'ApiFunctionLog',
    FilterPattern: `{ ${conditions} }`,
    MetricTransformations: [Match.objectLike({ MetricName, MetricValue: '1' })],
  })
})
