import { Match, Template } from 'aws-cdk-lib/assertions'
import { expect, test } from 'vitest'
import { watchedPages } from '#infra/stack/scheduled-heartbeat.ts'
import { heartbeatNames } from '#lambda/deployment.ts'
import { readEnvironment } from '#lambda/env.ts'
import { readTime } from '#lambda/secret-key.ts'
import { expiryTime, paymentTime } from '#lambda/stripe/sessions.ts'
import { requestTimeout } from '#web/quote/checkout/request-checkout-session.ts'
import {
  environmentIn,
  everySetting,
  permissionsIn,
  propertiesOf,
  synthesisedSite,
  siteStack,
} from './synthesised-site.ts'

const template = synthesisedSite({ heartbeat: true })
const fullTemplate = synthesisedSite(everySetting)

test('the extension that reads the key is built for the function’s processor', () => {
  template.hasResourceProperties('AWS::Lambda::Function', {
    Role: 'ApiFunctionRole',
    Architectures: ['arm64'],
    Layers: [Match.stringLikeRegexp('Secrets-Lambda-Extension-Arm64')],
  })
})

test('the function’s timeout is longer than the page’s, and than a check of the provider takes', () => {
  const ofApi = { Role: 'ApiFunctionRole' }
  const [{ Timeout = 0 } = {}] = propertiesOf(template, 'AWS::Lambda::Function', ofApi)
  const longestCheck = readTime + paymentTime + expiryTime
  expect(Number(Timeout) * 1_000).toBeGreaterThan(Math.max(requestTimeout, longestCheck))
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

const key = 'arn:aws:ssm:us-east-1:AWS::AccountId:parameter/Site/stripe-secret-key'

test.each([
  ['ApiFunction', `ssm:GetParameter on ${key}`],
  ['Heartbeat', 'lambda:InvokeFunction on ApiFunctionLive'],
])('%s may write its log, and besides only do its job', (id, permission) => {
  const writing = `logs:CreateLogStream,logs:PutLogEvents on ${id}Log`
  expect(permissionsIn(template, `${id}Role`)).toEqual([writing, permission])
})

const watching = (site: string) => ({
  Role: 'HeartbeatRole',
  Environment: {
    Variables: {
      [heartbeatNames.site]: site,
      [heartbeatNames.pages]: watchedPages.join(),
      [heartbeatNames.liveFunction]: 'ApiFunctionLive',
    },
  },
})

test('the heartbeat watches the main domain, or else CloudFront’s address, and the live function', () => {
  fullTemplate.hasResourceProperties('AWS::Lambda::Function', watching('https://www.example.com'))
  template.hasResourceProperties('AWS::Lambda::Function', watching('https://d1.cloudfront.net'))
})

// The next run is the retry: one of Lambda's own would count a failure twice.
test('it is invoked every five minutes, once', () => {
  template.hasResourceProperties('AWS::Events::Rule', {
    ScheduleExpression: 'rate(5 minutes)',
    State: 'ENABLED',
  })
  template.hasResourceProperties('AWS::Lambda::EventInvokeConfig', {
    FunctionName: 'HeartbeatFunction',
    MaximumRetryAttempts: 0,
  })
})

/** The function's version in the template of a release, by its id, which names code and settings. */
function versionOf(release: string) {
  const files = { 'lambda/index.mjs': `export const handler = async () => '${release}'` }
  const { stack } = siteStack({}, 'production', files)
  return Template.fromStack(stack).findResources('AWS::Lambda::Version')
}

// Other code in the same version would not be deployed, and Lambda publishes the same code only once.
test('each code has a version of its own, which stays for rollbacks unless its deployment fails', () => {
  const first = versionOf('A')
  expect(Object.values(first)).toMatchObject([{ DeletionPolicy: 'RetainExceptOnCreate' }])
  expect(versionOf('A')).toEqual(first)
  expect(Object.keys(versionOf('B'))).not.toEqual(Object.keys(first))
})

// `Retain` would keep what a failed first deployment has created, and its names.
test('a first deployment that fails leaves nothing behind', () => {
  const json = JSON.stringify(Template.fromStack(siteStack(everySetting).stack).toJSON())
  const policies = Array.from(json.matchAll(/"DeletionPolicy":"(\w+)"/g), ([, policy]) => policy)
  expect(new Set(policies)).toEqual(new Set(['Delete', 'RetainExceptOnCreate']))
})
