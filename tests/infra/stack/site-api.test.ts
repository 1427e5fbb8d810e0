import { Match } from 'aws-cdk-lib/assertions'
import { expect, test } from 'vitest'
import { originSecretHeader } from '#lambda/deployment.ts'
import { checkoutPath } from '#shared/addresses.ts'
import { environmentIn, synthesisedSite } from './synthesised-site.ts'

const template = synthesisedSite()

test('edge and function share a secret that the template does not contain, and the edge sends it over TLS', () => {
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

test('the stage waits for the route that it has settings for', () => {
  template.hasResource('AWS::ApiGatewayV2::Stage', {
    DependsOn: Match.arrayWith([Match.stringLikeRegexp('CheckoutRoute')]),
  })
})

// The quota of a new account, the smallest reservation, and one beyond Stripe's 25 a second.
test.each([
  [null, 5, 2, 5],
  [1, 1, 1, 1],
  [200, 25, 2, 5],
])(
  'with a concurrency of %s, %i checkouts a second are let through, and %i other requests, at most %i at once (rule 15.6)',
  (reservedConcurrency, checkouts, rate, burst) => {
    const fullTemplate = synthesisedSite({ reservedConcurrency })
    fullTemplate.hasResourceProperties('AWS::ApiGatewayV2::Stage', {
      DefaultRouteSettings: { ThrottlingRateLimit: rate, ThrottlingBurstLimit: burst },
      RouteSettings: {
        [`POST ${checkoutPath}`]: {
          ThrottlingRateLimit: checkouts,
          ThrottlingBurstLimit: checkouts,
        },
      },
    })
  },
)
