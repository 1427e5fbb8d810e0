import { CfnWebACL } from 'aws-cdk-lib/aws-wafv2'
import type { Construct } from 'constructs'

// In five minutes from one address: some hundred pages, and more checkouts than an office has buyers. Offices share one.
const requestLimit = 2_000
const callLimit = 100

function visible(metricName: string): CfnWebACL.VisibilityConfigProperty {
  return { cloudWatchMetricsEnabled: true, sampledRequestsEnabled: true, metricName }
}

function managed(
  priority: number,
  name: string,
  counted: readonly string[] = [],
): CfnWebACL.RuleProperty {
  return {
    name,
    priority,
    overrideAction: { none: {} },
    statement: {
      managedRuleGroupStatement: {
        vendorName: 'AWS',
        name,
        ruleActionOverrides: counted.map((rule) => ({ name: rule, actionToUse: { count: {} } })),
      },
    },
    visibilityConfig: visible(name),
  }
}

/** Blocks an address that asks too often, in five minutes, for any path or for those that begin so. */
function flood(
  priority: number,
  name: string,
  limit: number,
  path?: string,
): CfnWebACL.RuleProperty {
  return {
    name,
    priority,
    action: { block: {} },
    statement: {
      rateBasedStatement: {
        aggregateKeyType: 'IP',
        limit,
        ...(path !== undefined && { scopeDownStatement: pathsThatBeginWith(path) }),
      },
    },
    visibilityConfig: visible(name),
  }
}

function pathsThatBeginWith(path: string): CfnWebACL.StatementProperty {
  return {
    byteMatchStatement: {
      fieldToMatch: { uriPath: {} },
      positionalConstraint: 'STARTS_WITH',
      searchString: path,
      textTransformations: [{ priority: 0, type: 'NONE' }],
    },
  }
}

/** A web application firewall for the edge: addresses of bad repute, floods from one address, known attacks. */
export function createFirewall(scope: Construct): CfnWebACL {
  return new CfnWebACL(scope, 'Firewall', {
    scope: 'CLOUDFRONT',
    defaultAction: { allow: {} },
    visibilityConfig: visible('Firewall'),
    rules: [
      managed(0, 'AWSManagedRulesAmazonIpReputationList'),
      flood(1, 'Floods', requestLimit),
      // Below the API's throttle, which one address could use up for all.
      flood(2, 'FloodsOfCalls', callLimit, '/api/'),
      // A long order is larger than the 8 KB of this rule; the function has its own limit.
      managed(3, 'AWSManagedRulesCommonRuleSet', ['SizeRestrictions_BODY']),
    ],
  })
}
