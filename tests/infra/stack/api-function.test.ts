import { Match } from 'aws-cdk-lib/assertions'
import { expect, test } from 'vitest'
import { readEnvironment } from '#lambda/env.ts'
import { requestTimeout } from '#web/quote/checkout/request-checkout-session.ts'
import {
  environmentIn,
  everySetting,
  permissionsIn,
  propertiesOf,
  synthesisedSite,
} from './synthesised-site.ts'

const template = synthesisedSite({ heartbeat: true })

test('the extension that reads the key is built for the function’s processor', () => {
  template.hasResourceProperties('AWS::Lambda::Function', {
    Role: 'ApiFunctionRole',
    Architectures: ['arm64'],
    Layers: [Match.stringLikeRegexp('Secrets-Lambda-Extension-Arm64')],
  })
})

test('earlier versions of the function are retained for rollbacks', () => {
  template.hasResource('AWS::Lambda::Version', { DeletionPolicy: 'Retain' })
})

test('the function has more time than the page waits for it', () => {
  const [{ Timeout = 0 } = {}] = propertiesOf(template, 'AWS::Lambda::Function', {
    Role: 'ApiFunctionRole',
  })
  expect(Number(Timeout) * 1_000).toBeGreaterThan(requestTimeout)
})

test('the function can read the environment that the stack sets', () => {
  // Lambda adds the session token.
  const environment = { ...environmentIn(template), AWS_SESSION_TOKEN: 'token-1' }
  const settings = readEnvironment(environment)
  expect(settings.allowedOrigins).toEqual(['https://d1.cloudfront.net'])
  expect(settings.originSecret).toBe(
    '{{resolve:secretsmanager:SiteApiOriginSecret:SecretString:::}}',
  )
})

test("the template has the name of the provider's key, but not the key", () => {
  expect(environmentIn(template)).toMatchObject({ SECRET_KEY_PARAMETER: '/Site/stripe-secret-key' })
  expect(JSON.stringify(template.toJSON())).not.toMatch(/\b[sr]k_(live|test)/)
})

test('a key under an own KMS key can be decrypted, and nothing else', () => {
  const permissions = permissionsIn(synthesisedSite(everySetting), 'ApiFunctionRole')
  expect(permissions.at(-1)).toBe(`kms:Decrypt on ${everySetting.kmsKeyArn}`)
})

test.each([
  [
    'API',
    'ApiFunction',
    'ssm:GetParameter on arn:aws:ssm:us-east-1:AWS::AccountId:parameter/Site/stripe-secret-key',
  ],
  ['heartbeat', 'Heartbeat', 'lambda:InvokeFunction on ApiFunctionLive'],
])(
  'the function of the %s may write its log, and beyond that only what it is for',
  (_, id, permission) => {
    expect(permissionsIn(template, `${id}Role`)).toEqual([
      `logs:CreateLogStream,logs:PutLogEvents on ${id}Log`,
      permission,
    ])
  },
)
