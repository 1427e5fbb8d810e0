import { expect, test } from 'vitest'
import type { EditableTemplate } from '#tests/infra/synthesised-folder.ts'
import { resourceOf, synthesisedFolder } from '#tests/infra/synthesised-folder.ts'
import { everySetting } from '#tests/infra/synthesised-site.ts'
import * as z from '#shared/schema.ts'
import { edgeOver, viewerRequest } from './preview-edge.ts'

const synthesised = synthesisedFolder()
const withEverySetting = synthesisedFolder({}, everySetting)

const settings = z.record(z.string(), z.unknown())

/** Changes what the template says about a resource: a property, found by the names that lead to it. */
function setting(type: string, path: string, value: unknown) {
  return (template: EditableTemplate) => {
    const { properties } = resourceOf(template, `AWS::CloudFront::${type}`)
    const names = path.split('.')
    const last = names.pop() ?? ''
    let place: Record<string, unknown> = properties
    for (const name of names) {
      const inner = settings.parse(place[name])
      place[name] = inner
      place = inner
    }
    place[last] = value
  }
}

function start(edit?: (template: EditableTemplate) => void) {
  return edgeOver(synthesised(edit))
}

test('the template as it is deployed can be shown, with whatever is switched on', async () => {
  for (const folder of [synthesised(), withEverySetting()]) {
    const { respond, asked } = edgeOver(folder)
    await respond(viewerRequest())
    expect(asked[0]?.path).toBe('/about/index.html')
  }
})

const distribution = 'DistributionConfig'
const behavior = `${distribution}.DefaultCacheBehavior`
const ownPolicy = 'CachePolicyConfig'
const parameters = `${ownPolicy}.ParametersInCacheKeyAndForwardedToOrigin`
const headers = 'ResponseHeadersPolicyConfig'
const viewerRequestFunction = { EventType: 'viewer-request', FunctionARN: 'arn' }

test.each<[string, string, unknown]>([
  ['Distribution', `${distribution}.Enabled`, false],
  ['Distribution', `${distribution}.OriginGroups`, { Items: [] }],
  ['Distribution', `${distribution}.Restrictions`, { GeoRestriction: {} }],
  ['Distribution', `${distribution}.Staging`, true],
  ['Distribution', `${distribution}.ContinuousDeploymentPolicyId`, 'policy'],
  ['Distribution', `${distribution}.ViewerMtlsConfig`, {}],
  ['Distribution', `${distribution}.ConnectionFunctionAssociation`, {}],
  ['Distribution', `${behavior}.CachePolicyId`, undefined],
  ['Distribution', `${behavior}.ForwardedValues`, { QueryString: false }],
  ['Distribution', `${behavior}.LambdaFunctionAssociations`, []],
  ['Distribution', `${behavior}.TrustedKeyGroups`, []],
  ['Distribution', `${behavior}.TrustedSigners`, []],
  ['Distribution', `${behavior}.FieldLevelEncryptionId`, 'id'],
  ['Distribution', `${behavior}.SmoothStreaming`, true],
  ['Distribution', `${behavior}.GrpcConfig`, { Enabled: true }],
  ['Distribution', `${behavior}.RealtimeLogConfigArn`, 'arn'],
  ['Distribution', `${behavior}.ViewerProtocolPolicy`, 'http-only'],
  [
    'Distribution',
    `${behavior}.FunctionAssociations`,
    [{ EventType: 'viewer-response', FunctionARN: 'arn' }],
  ],
  [
    'Distribution',
    `${behavior}.FunctionAssociations`,
    [viewerRequestFunction, viewerRequestFunction],
  ],
  ['Distribution', `${distribution}.CustomErrorResponses`, [{ ErrorCode: 418 }]],
  [
    'Distribution',
    `${distribution}.CustomErrorResponses`,
    [{ ErrorCode: 404, ResponseCode: 301, ResponsePagePath: '/404.html' }],
  ],
  [
    'Distribution',
    `${distribution}.CustomErrorResponses`,
    [{ ErrorCode: 404, ResponseCode: 404, ResponsePagePath: '404.html' }],
  ],
  ['CachePolicy', `${parameters}.CookiesConfig`, { CookieBehavior: 'all' }],
  ['CachePolicy', `${parameters}.HeadersConfig`, { HeaderBehavior: 'whitelist' }],
  ['CachePolicy', `${parameters}.QueryStringsConfig`, { QueryStringBehavior: 'all' }],
  ['ResponseHeadersPolicy', `${headers}.CorsConfig`, {}],
  ['ResponseHeadersPolicy', `${headers}.ServerTimingHeadersConfig`, { Enabled: true }],
  ['Function', 'AutoPublish', false],
  ['Function', 'FunctionConfig.Runtime', 'cloudfront-js-1.0'],
  ['Function', 'FunctionConfig.KeyValueStoreAssociations', []],
  ['OriginAccessControl', 'OriginAccessControlConfig.SigningBehavior', 'no-override'],
  ['OriginAccessControl', 'OriginAccessControlConfig.OriginAccessControlOriginType', 'lambda'],
])('%s.%s of %j ends the preview', (type, path, value) => {
  const names = path.replaceAll('.', '\\.')
  expect(() => start(setting(type, path, value))).toThrow(
    new RegExp(
      `^The preview cannot show this template: \\w+\\.${names}[.\\w]* is unknown here\\.$`,
    ),
  )
})

test.each<[string, unknown, string]>([
  [`${behavior}.TargetOriginId`, 'elsewhere', 'the origin elsewhere is none of the distribution'],
  [
    `${behavior}.CachePolicyId`,
    '658327ea-f89d-4fab-a63d-7e88639e58f6',
    'the cache policy 658327ea-f89d-4fab-a63d-7e88639e58f6 is unknown here',
  ],
  [
    `${behavior}.OriginRequestPolicyId`,
    '216adef6-5c7f-47e4-b989-5492eafa07d3',
    'the origin request policy 216adef6-5c7f-47e4-b989-5492eafa07d3 is unknown here',
  ],
  [
    `${behavior}.ResponseHeadersPolicyId`,
    '67f7725c-6f97-4210-82d7-5512b31e9d03',
    'the response headers policy 67f7725c-6f97-4210-82d7-5512b31e9d03 is unknown here',
  ],
  [`${behavior}.FunctionAssociations`, [viewerRequestFunction], 'the function arn is unknown here'],
])('the id %s of another %j ends the preview', (path, value, reason) => {
  expect(() => start(setting('Distribution', path, value))).toThrow(
    `The preview cannot show this template: ${reason}.`,
  )
})

function originsOf(template: EditableTemplate) {
  const { properties } = resourceOf(template, 'AWS::CloudFront::Distribution')
  const config = settings.parse(properties['DistributionConfig'])
  properties['DistributionConfig'] = config
  const origins = z.array(settings).parse(config['Origins'])
  config['Origins'] = origins
  return origins
}

test.each<[string, unknown, string]>([
  ['DomainName', 'www.example.com', 'the origin www.example.com is unknown here'],
  ['OriginAccessControlId', 'another', 'the origin access control another is unknown here'],
  ['OriginPath', 'production', 'OriginPath is unknown here'],
  ['OriginShield', { Enabled: true }, 'OriginShield is unknown here'],
  ['VpcOriginConfig', {}, 'VpcOriginConfig is unknown here'],
  ['S3OriginConfig', { OriginAccessIdentity: 'origin-access-identity/cloudfront/E1' }, 'S3Origin'],
  ['CustomOriginConfig', { OriginProtocolPolicy: 'http-only' }, 'CustomOriginConfig'],
])('%s of an origin, %j, ends the preview', (name, value, reason) => {
  const edit = (template: EditableTemplate) => {
    for (const origin of originsOf(template)) origin[name] = value
  }
  expect(() => start(edit)).toThrow(reason)
})

function isDistribution([, { Type }]: readonly [string, { readonly Type: string }]): boolean {
  return Type === 'AWS::CloudFront::Distribution'
}

function withoutDistribution(template: EditableTemplate): void {
  const others = Object.entries(template.Resources).filter((each) => !isDistribution(each))
  template.Resources = Object.fromEntries(others)
}

function withAnotherDistribution(template: EditableTemplate): void {
  const [only] = Object.entries(template.Resources).filter(isDistribution)
  if (only) template.Resources['Another'] = only[1]
}

test('there is exactly one distribution', () => {
  expect(() => start(withoutDistribution)).toThrow('there is no distribution')
  expect(() => start(withAnotherDistribution)).toThrow('there is more than one distribution')
})
