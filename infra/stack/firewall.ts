import { CfnWebACL } from 'aws-cdk-lib/aws-wafv2'
import type { Construct } from 'constructs'
import { apiPaths } from '#shared/addresses.ts'

// Per IP address, which an office or a mobile network's customers may share, in five minutes. The first limit is above a
// hundred first visits (docs/costs.md), and still no load for the edge.
const requestLimit = 10_000
const apiRequestLimit = 100

function visibility(metricName: string): CfnWebACL.VisibilityConfigProperty {
  return { cloudWatchMetricsEnabled: true, sampledRequestsEnabled: true, metricName }
}

const attacks = ['GenericLFI', 'GenericRFI', 'EC2MetaDataSSRF', 'CrossSiteScripting']

// Counted only: what nothing here reads, such as the cookies of the domain's other sites and what others add to a link. A
// long order exceeds the limit of 8 KB, and a customer's note may mention http://192.168.1.1, a path or a script. The
// function has its own limit, and neither fetches nor runs what is in a body.
const countedRules = [
  ...[...attacks, 'SizeRestrictions'].map((rule) => `${rule}_BODY`),
  ...[...attacks, 'RestrictedExtensions'].map((rule) => `${rule}_QUERYARGUMENTS`),
  ...['QUERYSTRING', 'URIPATH', 'Cookie_HEADER'].map((part) => `SizeRestrictions_${part}`),
  ...['EC2MetaDataSSRF', 'CrossSiteScripting'].map((rule) => `${rule}_COOKIE`),
]

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

function managedRules(name: string, countOnly: readonly string[] = []) {
  const ruleActionOverrides = countOnly.map((rule) => ({ name: rule, actionToUse: { count: {} } }))
  return {
    name,
    overrideAction: { none: {} },
    statement: { managedRuleGroupStatement: { vendorName: 'AWS', name, ruleActionOverrides } },
  }
}

/** Blocks an IP address above a limit of requests in five minutes. */
function rateLimit(name: string, limit: number, scopeDownStatement?: typeof apiRequests) {
  const rateBasedStatement = { aggregateKeyType: 'IP', limit, scopeDownStatement }
  return { name, action: { block: {} }, statement: { rateBasedStatement } }
}

export function createFirewall(scope: Construct): CfnWebACL {
  const rules = [
    managedRules('AWSManagedRulesAmazonIpReputationList'),
    rateLimit('RateLimit', requestLimit),
    // Below the API's throttle, so that one address cannot exhaust it for everyone.
    rateLimit('ApiRateLimit', apiRequestLimit, apiRequests),
    managedRules('AWSManagedRulesCommonRuleSet', countedRules),
  ]
  return new CfnWebACL(scope, 'Firewall', {
    scope: 'CLOUDFRONT',
    defaultAction: { allow: {} },
    visibilityConfig: visibility('Firewall'),
    rules: rules.map((rule, priority) => ({
      ...rule,
      priority,
      visibilityConfig: visibility(rule.name),
    })),
  })
}
