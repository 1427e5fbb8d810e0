import { expect, test } from 'vitest'
import { readCachePolicies } from '#infra/local/cloudfront/cache-policy.ts'
import { readStack } from '#infra/local/cloudformation/stack.ts'
import * as z from '#shared/schema.ts'
import { resourceOf, synthesisedFolder } from '#tests/infra/synthesised-folder.ts'

const synthesised = synthesisedFolder()

const configSchema = z.looseObject({
  ParametersInCacheKeyAndForwardedToOrigin: z.record(z.string(), z.unknown()),
})

/** The template's policy, changed. */
function policyWith(changes: Readonly<Record<string, unknown>>, parameters = {}) {
  let policyId = ''
  const folder = synthesised((template) => {
    const { id, properties } = resourceOf(template, 'AWS::CloudFront::CachePolicy')
    policyId = id
    const config = configSchema.parse(properties['CachePolicyConfig'])
    const { ParametersInCacheKeyAndForwardedToOrigin: declared } = config
    properties['CachePolicyConfig'] = {
      ...config,
      ...changes,
      ParametersInCacheKeyAndForwardedToOrigin: { ...declared, ...parameters },
    }
  })
  return readCachePolicies(readStack(folder, { distributionHost: 'localhost:4173' }))(policyId)
}

test("the template's policy keeps answers, in both encodings", () => {
  expect(policyWith({})).toEqual({ caches: true, encodings: ['br', 'gzip'] })
})

test.each([
  [{ EnableAcceptEncodingBrotli: false }, ['gzip']],
  [{ EnableAcceptEncodingBrotli: undefined }, ['gzip']],
  [{ EnableAcceptEncodingGzip: false }, ['br']],
  [{ EnableAcceptEncodingBrotli: false, EnableAcceptEncodingGzip: false }, []],
])('with %j the encodings are %j', (parameters, encodings) => {
  expect(policyWith({}, parameters).encodings).toEqual(encodings)
})

// docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/cache-key-understand-cache-policy.html: "If the Minimum
// TTL, Maximum TTL, and Default TTL settings are all set to 0, this disables CloudFront caching."
test('without any time to live nothing is kept', () => {
  const none = { MinTTL: 0, DefaultTTL: 0, MaxTTL: 0 }
  expect(policyWith(none)).toEqual({ caches: false, encodings: [] })
  expect(policyWith({ ...none, MaxTTL: 1 }).caches).toBe(true)
})

// docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/using-managed-cache-policies.html#managed-cache-policy-caching-disabled
test('CachingDisabled keeps nothing', () => {
  const stack = readStack(synthesised(), { distributionHost: 'localhost:4173' })
  expect(readCachePolicies(stack)('4135ea2d-6df8-44a3-9df3-4b5a84be39ad')).toEqual({
    caches: false,
    encodings: [],
  })
})
