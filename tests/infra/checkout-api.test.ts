import { Match } from 'aws-cdk-lib/assertions'
import { expect, test } from 'vitest'
import * as z from '#shared/schema.ts'
import { originSecretHeader } from '#lambda/deployment.ts'
import { distributionWith } from './distribution-with.ts'
import { synthesisedSite } from './synthesised-site.ts'

const template = synthesisedSite()

/** A reference to the edge's secret, which CloudFormation resolves while it deploys. */
const secretReference = {
  'Fn::Join': ['', ['{{resolve:secretsmanager:', { Ref: Match.anyValue() }, ':SecretString:::}}']],
}

test('the edge proves itself to the API by a secret that no template shows', () => {
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

test('the function answers everything at the API, also what is not there', () => {
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
])(
  'with %s events at once, %s calls are let through together and a second',
  (reservedConcurrency, calls) => {
    const stages = synthesisedSite({ reservedConcurrency }).findResources(
      'AWS::ApiGatewayV2::Stage',
    )
    expect(Object.values(stages).map((stage) => stageSchema.parse(stage).Properties)).toEqual([
      { DefaultRouteSettings: { ThrottlingRateLimit: calls, ThrottlingBurstLimit: calls } },
    ])
  },
)

test('each call is a line of JSON in a log', () => {
  template.hasResourceProperties('AWS::ApiGatewayV2::Stage', {
    AccessLogSettings: {
      DestinationArn: Match.anyValue(),
      Format: Match.serializedJson(Match.objectLike({ status: '$context.status' })),
    },
  })
})

test('a call that was held back is counted by its line in that log', () => {
  template.hasResourceProperties('AWS::Logs::MetricFilter', {
    FilterPattern: '{ $.status = "429" }',
    LogGroupName: { Ref: Match.stringLikeRegexp('AccessLog') },
  })
})
