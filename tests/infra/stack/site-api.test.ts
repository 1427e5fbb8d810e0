import { Match } from 'aws-cdk-lib/assertions'
import { expect, test } from 'vitest'
import { originSecretHeader } from '#lambda/deployment.ts'
import * as addresses from '#shared/addresses.ts'
import * as v from 'valibot'
import { startRecordingApp } from '#tests/support/checkout-app.ts'
import { siteOrigin } from '#tests/support/checkout-request.ts'
import { environmentIn, propertiesOf, synthesisedSite } from './synthesised-site.ts'

const { apiPaths, checkoutPath } = addresses

const template = synthesisedSite()

test('edge and function share a secret that is not in the template, and the edge sends it over TLS', () => {
  // CloudFormation resolves it during the deployment.
  const reference = '{{resolve:secretsmanager:SiteApiOriginSecret:SecretString:::}}'
  template.hasResourceProperties('AWS::SecretsManager::Secret', {
    GenerateSecretString: { PasswordLength: 48, ExcludePunctuation: true },
    SecretString: Match.absent(),
  })
  template.hasResourceProperties('AWS::CloudFront::Distribution', {
    DistributionConfig: {
      Origins: Match.arrayWith([
        Match.objectLike({
          CustomOriginConfig: {
            OriginProtocolPolicy: 'https-only',
            OriginSSLProtocols: ['TLSv1.2'],
          },
          OriginCustomHeaders: [{ HeaderName: originSecretHeader, HeaderValue: reference }],
        }),
      ]),
    },
  })
  expect(environmentIn(template)).toMatchObject({ ORIGIN_SECRET: reference })
})

test('the access log is where AWS needs no policy of the account for it', () => {
  const [{ AccessLogSettings } = {}] = propertiesOf(template, 'AWS::ApiGatewayV2::Stage')
  expect(JSON.stringify(AccessLogSettings)).toContain('SiteApiAccessLog')
  const LogGroupName = '/aws/vendedlogs/Site/api'
  template.hasResourceProperties('AWS::Logs::LogGroup', { LogGroupName })
})

const settingsSchema = v.object({ RouteSettings: v.record(v.string(), v.unknown()) })
const [stage] = propertiesOf(template, 'AWS::ApiGatewayV2::Stage')
const limitedRoutes = Object.keys(v.parse(settingsSchema, stage).RouteSettings)

// Without one it would share the small throttle for errors.
test('every path of the API has a route with its own limit, in `endpoints` of api-routes.ts', () => {
  const paths = Object.values(addresses).filter((path) => typeof path === 'string')
  const own = paths.filter((path) => path.startsWith('/api/') && path !== apiPaths)
  expect(new Set(limitedRoutes)).toEqual(new Set(own.map((path) => `POST ${path}`)))
})

test('every request is passed on in the format that the function reads', () => {
  template.resourceCountIs('AWS::ApiGatewayV2::Integration', 1)
  template.hasResourceProperties('AWS::ApiGatewayV2::Integration', { PayloadFormatVersion: '2.0' })
})

test.each(limitedRoutes)(
  '%s is an endpoint of the function, in `endpoints` of lambda/app.ts',
  async (route) => {
    const [method = '', path = ''] = route.split(' ')
    const { request, refusalOf } = startRecordingApp()
    const response = await request(path, { method, headers: { origin: siteOrigin } })
    expect(await refusalOf(response)).not.toBe('400 unknown_path')
  },
)

test.each(limitedRoutes)(
  'the stage waits for the route %s, for which it has settings',
  (RouteKey) => {
    const [id] = Object.keys(
      template.findResources('AWS::ApiGatewayV2::Route', { Properties: { RouteKey } }),
    )
    template.hasResource('AWS::ApiGatewayV2::Stage', { DependsOn: Match.arrayWith([id]) })
  },
)

// The quota of a new account, the smallest reservation, and one beyond Stripe's 25 a second.
test.each([
  [null, 5, 2, 5],
  [1, 1, 1, 1],
  [200, 25, 2, 5],
])(
  'a concurrency of %s lets through %i checkouts and %i other requests a second, at most %i at once (rule 15.6)',
  (reservedConcurrency, checkouts, rate, burst) => {
    const own = { ThrottlingRateLimit: checkouts, ThrottlingBurstLimit: checkouts }
    const throttled = synthesisedSite({ reservedConcurrency })
    const [settings] = propertiesOf(throttled, 'AWS::ApiGatewayV2::Stage')
    expect(settings).toMatchObject({
      DefaultRouteSettings: { ThrottlingRateLimit: rate, ThrottlingBurstLimit: burst },
      RouteSettings: { [`POST ${checkoutPath}`]: own },
    })
  },
)
