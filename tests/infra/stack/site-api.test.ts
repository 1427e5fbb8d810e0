import { Match } from 'aws-cdk-lib/assertions'
import { expect, test } from 'vitest'
import * as z from '#shared/schema.ts'
import { checkoutPath } from '#shared/addresses.ts'
import { originSecretHeader } from '#lambda/deployment.ts'
import { metricsCounting } from './counting-metrics.ts'
import { distributionWith } from './distribution-with.ts'
import { synthesisedSite } from './synthesised-site.ts'

const template = synthesisedSite()
const checkoutRoute = `POST ${checkoutPath}`

/** A dynamic reference to the edge's secret, which CloudFormation resolves during deployment. */
const secretReference = {
  'Fn::Join': ['', ['{{resolve:secretsmanager:', { Ref: Match.anyValue() }, ':SecretString:::}}']],
}

test('edge and function share a secret that the template does not contain', () => {
  template.hasResourceProperties('AWS::SecretsManager::Secret', {
    GenerateSecretString: { PasswordLength: 48, ExcludePunctuation: true },
    SecretString: Match.absent(),
  })
  template.hasResourceProperties(
    'AWS::CloudFront::Distribution',
    distributionWith({
      Origins: Match.arrayWith([
        Match.objectLike({
          CustomOriginConfig: {
            OriginProtocolPolicy: 'https-only',
            OriginSSLProtocols: ['TLSv1.2'],
          },
          OriginCustomHeaders: [{ HeaderName: originSecretHeader, HeaderValue: secretReference }],
        }),
      ]),
    }),
  )
  template.hasResourceProperties('AWS::Lambda::Function', {
    Environment: { Variables: Match.objectLike({ ORIGIN_SECRET: secretReference }) },
  })
})

test('the stage waits for the route that it has settings for', () => {
  template.hasResource('AWS::ApiGatewayV2::Stage', {
    DependsOn: Match.arrayWith([Match.stringLikeRegexp('CheckoutRoute')]),
  })
})

// The quota of a new account, small reservations, a large one, and one beyond Stripe's 25 a second.
test.each([
  [null, 5, 2, 5],
  [1, 1, 1, 1],
  [2, 1, 1, 1],
  [25, 12, 2, 5],
  [200, 25, 2, 5],
])(
  'with a concurrency of %s, %i checkouts a second are let through, and %i other requests, at most %i at once',
  (reservedConcurrency, checkouts, rate, burst) => {
    const fullTemplate = synthesisedSite({ reservedConcurrency })
    fullTemplate.hasResourceProperties('AWS::ApiGatewayV2::Stage', {
      DefaultRouteSettings: { ThrottlingRateLimit: rate, ThrottlingBurstLimit: burst },
      RouteSettings: {
        [checkoutRoute]: { ThrottlingRateLimit: checkouts, ThrottlingBurstLimit: checkouts },
      },
    })
  },
)

const stageSchema = z.object({
  Properties: z.object({ AccessLogSettings: z.object({ Format: z.string() }) }),
})

/** A line of the access log. */
function accessLogLine(route: string, status: number): string {
  const [stage] = Object.values(template.findResources('AWS::ApiGatewayV2::Stage'))
  return stageSchema
    .parse(stage)
    .Properties.AccessLogSettings.Format.replace('$context.routeKey', route)
    .replace('$context.status', String(status))
}

// A scanner's requests get a 429 too, of the small limit that they share, and need nobody's attention.
test.each([
  ['a throttled checkout', ['throttledRequests'], checkoutRoute, 429],
  ['a throttled request to another endpoint', [], 'POST /api/contact-ping', 429],
  ['a throttled request to no endpoint', [], '$default', 429],
  ['a refused checkout', [], checkoutRoute, 400],
])('%s counts towards %j', (_, metrics, route, status) => {
  expect(metricsCounting(accessLogLine(route, status))).toEqual(metrics)
})

test('throttled requests are counted in the access log', () => {
  template.hasResourceProperties('AWS::Logs::MetricFilter', {
    LogGroupName: { Ref: Match.stringLikeRegexp('AccessLog') },
    MetricTransformations: [Match.objectLike({ MetricName: 'throttledRequests' })],
  })
})
