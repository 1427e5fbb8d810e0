import { Match } from 'aws-cdk-lib/assertions'
import { expect, test } from 'vitest'
import * as z from '#shared/schema.ts'
import { readEnvironment } from '#lambda/env.ts'
import { environmentIn } from './deployed-environment.ts'
import { synthesisedSite } from './synthesised-site.ts'

const template = synthesisedSite()

test('runtime, architecture, limits and log format of the function', () => {
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

test('earlier versions of the function are retained for rollbacks', () => {
  template.hasResource('AWS::Lambda::Version', { DeletionPolicy: 'Retain' })
})

test('the function can read the environment that the stack sets', () => {
  // Lambda adds the session token.
  const environment = { ...environmentIn(template), AWS_SESSION_TOKEN: 'token-1' }
  const settings = readEnvironment(environment)
  expect(settings.allowedOrigins).toEqual(['https://d1.cloudfront.net'])
  expect(settings.originSecret).toContain('arn-of-the-secret')
})

test("the template has the name of the provider's key, but not the key", () => {
  expect(environmentIn(template)).toMatchObject({
    STRIPE_SECRET_KEY_PARAMETER: '/infrastructure-site/stripe-secret-key',
  })
  expect(environmentIn(template)).not.toHaveProperty('STRIPE_SECRET_KEY')
  expect(JSON.stringify(template.toJSON())).not.toMatch(/\b[sr]k_(live|test)/)
})

test('the function may only write its log and read that one parameter', () => {
  const policies = template.findResources('AWS::IAM::Policy', {
    Properties: {
      Roles: [{ Ref: Match.stringLikeRegexp('^ApiFunctionRole') }],
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
