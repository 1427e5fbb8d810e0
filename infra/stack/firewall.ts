import { CfnWebACL } from 'aws-cdk-lib/aws-wafv2'
import type { Construct } from 'constructs'
import { apiPaths } from '#shared/addresses.ts'

// Per IP address, which an office or a mobile network's customers may share, in five minutes. The first limit is above a
// hundred first visits (docs/costs.md), and still no load for the edge.
const requestLimit = 10_000
const apiRequestLimit = 100

const apiRequests = {
  byteMatchStatement: {
    fieldToMatch: { uriPath: {} },
    positionalConstraint: 'STARTS_WITH',
    searchString: apiPaths.slice(0, -1),
    // Decoded and normalised, because /%61pi/ and /assets/../api/ may be the same path to CloudFront and the API.
    textTransformations: [
      { priority: 0, type: 'URL_DECODE' },
      { priority: 1, type: 'NORMALIZE_PATH' },
    ],
  },
}

/** Blocks an IP address above a limit of requests in five minutes. */
function rateLimit(name: string, limit: number, scopeDownStatement?: typeof apiRequests) {
  const rateBasedStatement = { aggregateKeyType: 'IP', limit, scopeDownStatement }
  return { name, action: { block: {} }, statement: { rateBasedStatement } }
}

const visibilityOf = (metricName: string) => ({
  cloudWatchMetricsEnabled: true,
  sampledRequestsEnabled: true,
  metricName,
})

/** What limits the number of requests; nothing here runs what a request says (docs/decisions/aws.md). */
export function createFirewall(scope: Construct): CfnWebACL {
  const reputation = { vendorName: 'AWS', name: 'AWSManagedRulesAmazonIpReputationList' }
  const rules = [
    {
      name: 'Reputation',
      overrideAction: { none: {} },
      statement: { managedRuleGroupStatement: reputation },
    },
    rateLimit('RateLimit', requestLimit),
    // Below the API's throttle, so that one address cannot exhaust it for everyone.
    rateLimit('ApiRateLimit', apiRequestLimit, apiRequests),
  ]
  return new CfnWebACL(scope, 'Firewall', {
    scope: 'CLOUDFRONT',
    defaultAction: { allow: {} },
    visibilityConfig: visibilityOf('Firewall'),
    rules: rules.map((rule, priority) => ({
      ...rule,
      priority,
      visibilityConfig: visibilityOf(rule.name),
    })),
  })
}
