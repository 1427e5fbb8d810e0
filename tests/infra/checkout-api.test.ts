import { Match } from 'aws-cdk-lib/assertions'
import { expect, test } from 'vitest'
import * as z from '#shared/schema.ts'
import { originSecretHeader } from '#lambda/deployment.ts'
import { distributionWith } from './distribution-with.ts'
import { synthesisedSite } from './synthesised-site.ts'

const template = synthesisedSite()

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

test('every path of the API is routed to the function', () => {
  template.resourceCountIs('AWS::ApiGatewayV2::Route', 1)
  template.hasResourceProperties('AWS::ApiGatewayV2::Route', { RouteKey: '$default' })
  template.hasResourceProperties('AWS::ApiGatewayV2::Integration', {
    IntegrationType: 'AWS_PROXY',
    PayloadFormatVersion: '2.0',
    IntegrationUri: { Ref: Match.stringLikeRegexp('Live') },
  })
})

const stageSchema = z.object({
  Properties: z.object({
    DefaultRouteSettings: z.object({
      ThrottlingRateLimit: z.number(),
      ThrottlingBurstLimit: z.number(),
    }),
  }),
})

test.each([
  [null, 5],
  [1, 1],
  [2, 1],
  [25, 12],
  [200, 100],
])('with a concurrency of %s, burst and rate limit are %s', (reservedConcurrency, limit) => {
  const stages = synthesisedSite({ reservedConcurrency }).findResources('AWS::ApiGatewayV2::Stage')
  expect(Object.values(stages).map((stage) => stageSchema.parse(stage).Properties)).toEqual([
    { DefaultRouteSettings: { ThrottlingRateLimit: limit, ThrottlingBurstLimit: limit } },
  ])
})

test('the access log has a line of JSON for each request', () => {
  template.hasResourceProperties('AWS::ApiGatewayV2::Stage', {
    AccessLogSettings: {
      DestinationArn: Match.anyValue(),
      Format: Match.serializedJson(Match.objectLike({ status: '$context.status' })),
    },
  })
})

test('throttled requests are counted from the access log', () => {
  template.hasResourceProperties('AWS::Logs::MetricFilter', {
    FilterPattern: '{ $.status = "429" }',
    LogGroupName: { Ref: Match.stringLikeRegexp('AccessLog') },
  })
})
