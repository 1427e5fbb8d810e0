import { Match } from 'aws-cdk-lib/assertions'
import { expect, test } from 'vitest'
import * as z from '#shared/schema.ts'
import { readEnvironment } from '#lambda/env.ts'
import { environmentIn } from './deployed-environment.ts'
import { synthesisedSite } from './synthesised-site.ts'

const template = synthesisedSite()

test('the function is bundled, small, and of today', () => {
  template.hasResourceProperties('AWS::Lambda::Function', {
    Handler: 'index.handler',
    Runtime: 'nodejs24.x',
    Architectures: ['arm64'],
    Timeout: 25,
    MemorySize: 512,
    LoggingConfig: { LogFormat: 'JSON', LogGroup: Match.anyValue() },
  })
  template.hasResourceProperties('AWS::Lambda::Alias', { Name: 'live' })
})

test('earlier versions of the function stay, to go back to', () => {
  template.hasResource('AWS::Lambda::Version', { DeletionPolicy: 'Retain' })
})

test('the function understands the settings that it is given', () => {
  // Lambda adds the token.
  const environment = { ...environmentIn(template), AWS_SESSION_TOKEN: 'token-1' }
  const settings = readEnvironment(environment)
  expect(settings.allowedOrigins).toEqual(['https://d1.cloudfront.net'])
  expect(settings.originSecret).toContain('arn-of-the-secret')
})

test("the provider's key is known by its name alone", () => {
  expect(environmentIn(template)).toMatchObject({
    STRIPE_SECRET_KEY_PARAMETER: '/infrastructure-site/stripe-secret-key',
  })
  expect(environmentIn(template)).not.toHaveProperty('STRIPE_SECRET_KEY')
  expect(JSON.stringify(template.toJSON())).not.toMatch(/\b[sr]k_(live|test)/)
})

test('the function may write its log and read that one key, and no more', () => {
  const policies = template.findResources('AWS::IAM::Policy', {
    Properties: {
      Roles: [{ Ref: Match.stringLikeRegexp('^CheckoutFunctionRole') }],
    },
  })
  const statement = z.object({ Action: z.unknown(), Effect: z.string(), Resource: z.unknown() })
  const policy = z.object({
    Properties: z.object({ PolicyDocument: z.object({ Statement: z.array(statement) }) }),
  })
  const statements = Object.values(policies).flatMap(
    (each) => policy.parse(each).Properties.PolicyDocument.Statement,
  )
  expect(statements).toEqual([
    {
      Action: ['logs:CreateLogStream', 'logs:PutLogEvents'],
      Effect: 'Allow',
      Resource: { 'Fn::GetAtt': [expect.stringContaining('Log'), 'Arn'] },
    },
    {
      Action: 'ssm:GetParameter',
      Effect: 'Allow',
      Resource: {
        'Fn::Join': [
          '',
          [
            'arn:aws:ssm:us-east-1:',
            { Ref: 'AWS::AccountId' },
            ':parameter/infrastructure-site/stripe-secret-key',
          ],
        ],
      },
    },
  ])
})
