import { Template } from 'aws-cdk-lib/assertions'
import { expect, test } from 'vitest'
import { functionSeconds } from '#infra/stack/api-function.ts'
import { functionEnvironment } from '#lambda/deployment.ts'
import { readEnvironment } from '#lambda/env.ts'
import { readTime } from '#lambda/secret-key.ts'
import { expiryTime, paymentTime } from '#lambda/stripe/sessions.ts'
import { requestTimeout } from '#web/quote/checkout/request-checkout-session.ts'
import { everySetting, siteStack, synthesisedSite } from './synthesised-site.ts'

test('the function’s timeout is longer than the page’s, and than a check of the provider takes', () => {
  const longestCheck = readTime + paymentTime + expiryTime
  expect(functionSeconds * 1_000).toBeGreaterThan(Math.max(requestTimeout, longestCheck))
})

test('the function can read the environment that the stack sets', () => {
  const settings = { live: false, paymentsKeyParameter: '/Site/stripe-secret-key' }
  const secret = '0123456789abcdef'.repeat(3)
  const origins = ['https://www.example.com', 'https://d1.cloudfront.net']
  const environment = functionEnvironment(settings, origins, secret)
  // Lambda adds the session token.
  expect(readEnvironment({ ...environment, AWS_SESSION_TOKEN: 'token-1' })).toMatchObject({
    allowedOrigins: origins,
    originSecret: secret,
  })
})

/** The function's version in the template of a release, by its id, which names code and settings. */
function versionOf(release: string) {
  const files = { 'lambda/index.mjs': `export const handler = async () => '${release}'` }
  const { stack } = siteStack({}, 'production', files)
  return Object.keys(Template.fromStack(stack).findResources('AWS::Lambda::Version'))
}

// Other code in the same version would not be deployed, and Lambda publishes the same code only once.
test('each code has a version of its own', () => {
  expect(versionOf('A')).toEqual(versionOf('A'))
  expect(versionOf('B')).not.toEqual(versionOf('A'))
})

// `Retain` would keep what a failed first deployment has created, and its names.
test('a first deployment that fails leaves nothing behind', () => {
  const json = JSON.stringify(synthesisedSite(everySetting).toJSON())
  const policies = Array.from(json.matchAll(/"DeletionPolicy":"(\w+)"/g), ([, policy]) => policy)
  expect(new Set(policies)).toEqual(new Set(['Delete', 'RetainExceptOnCreate']))
})
