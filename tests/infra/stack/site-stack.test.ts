import { readFileSync } from 'node:fs'
import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { Template } from 'aws-cdk-lib/assertions'
import type { ConfigInput } from '#infra/stack/config-schema.ts'
import { routesFor } from '#infra/stack/site-api.ts'
import { functionSeconds } from '#infra/stack/api-function.ts'
import { inlineScriptHashes, securityHeaders } from '#infra/stack/edge/behaviour.ts'
import { readTime } from '#lambda/secret-key.ts'
import { formerPageTime } from '#lambda/stripe/former-page.ts'
import { paymentTime } from '#lambda/stripe/sessions.ts'
import * as addresses from '#shared/addresses.ts'
import { inlineScript } from '#shared/inline-script.ts'
import { startRecordingApp } from '#tests/support/checkout-app.ts'
import { siteOrigin } from '#tests/support/checkout-request.ts'
import { requestTimeout } from '#web/quote/checkout/request-checkout-session.ts'
import { everySetting, siteStack, synthesisedSite } from './synthesised-site.ts'

// What the stack's template says is in template/, which template.test.ts keeps.

// CloudFormation can't delete a protected stack, not even one whose first deployment has failed.
test('a stack is protected from deletion once it is live', () => {
  expect(siteStack().stack.terminationProtection).toBe(false)
  expect(siteStack({ live: true }).stack.terminationProtection).toBe(true)
})

const edgeOf = (config?: ConfigInput) =>
  Object.values(synthesisedSite(config).findResources('AWS::CloudFront::Distribution'))

// AWS moves a name from another distribution to one that already has its certificate.
test('a certificate is used before its domain names are set', () => {
  const { certificateArn } = everySetting
  const ViewerCertificate = { AcmCertificateArn: certificateArn }
  expect(edgeOf({ certificateArn })).toMatchObject([
    { Properties: { DistributionConfig: { Aliases: [], ViewerCertificate } } },
  ])
})

test('the edge’s log is where the runbook looks for it', () => {
  const guide = readFileSync('docs/deploy.md', 'utf8')
  const [, Prefix] = /s3 sync s3:\/\/BUCKET\/(\S+)/.exec(guide) ?? []
  expect(edgeOf()).toMatchObject([{ Properties: { DistributionConfig: { Logging: { Prefix } } } }])
})

test('the function’s timeout is longer than the page’s, and than a check of the provider takes', () => {
  const longestCheck = readTime + paymentTime + formerPageTime.end + formerPageTime.look
  expect(functionSeconds * 1_000).toBeGreaterThan(Math.max(requestTimeout, longestCheck))
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

const limitedRoutes = routesFor(null).own.map(({ key }) => key)

// Without one it would share the small throttle for errors.
test('every path of the API has a route with its own limit, in `apiRoutes` of lambda/deployment.ts', () => {
  const paths = Object.values(addresses).filter((path) => typeof path === 'string')
  const own = paths.filter((path) => path.startsWith('/api/') && path !== addresses.apiPaths)
  expect(new Set(limitedRoutes)).toEqual(new Set(own.map((path) => `POST ${path}`)))
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

// The quota of a new account, the smallest reservation, and one beyond Stripe's 25 a second.
test.each([
  [null, 5, 2, 5],
  [1, 1, 1, 1],
  [200, 25, 2, 5],
])(
  'a concurrency of %s lets through %i checkouts and %i other requests a second, at most %i at once (rule 15.6)',
  (reservedConcurrency, checkouts, rate, burst) => {
    const { own, others } = routesFor(reservedConcurrency)
    const ofCheckout = own.find(({ key }) => key === `POST ${addresses.checkoutPath}`)
    expect(ofCheckout).toMatchObject({ rate: checkouts, burst: checkouts })
    expect(others).toMatchObject({ rate, burst })
  },
)

test('the first of the inline script’s hashes is the current one: put a new one in front, and keep the former ones', () => {
  const hash = createHash('sha256').update(inlineScript).digest('base64')
  expect(inlineScriptHashes[0]).toBe(hash)
})

// What the smoke test expects, and the preview adds. template/ has the other headers, as the edge adds them.
test('the headers for which CloudFront has fields of its own are as reviewed; for two years browsers must only use HTTPS (rule 15.4)', () => {
  expect(securityHeaders).toMatchObject({
    'referrer-policy': 'strict-origin-when-cross-origin',
    'strict-transport-security': 'max-age=63072000',
    'x-content-type-options': 'nosniff',
  })
})
