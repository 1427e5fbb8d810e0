import { expect, test } from 'vitest'
import * as v from 'valibot'
import { permissionsIn, propertiesOf, synthesisedSite } from './synthesised-site.ts'

const template = synthesisedSite()

const uploadSchema = v.object({
  DependsOn: v.optional(v.array(v.string()), []),
  Properties: v.object({
    DestinationBucketKeyPrefix: v.optional(v.string(), ''),
    Exclude: v.optional(v.array(v.string()), []),
    Include: v.optional(v.array(v.string()), []),
    Prune: v.boolean(),
    SystemMetadata: v.record(v.string(), v.string()),
    UserMetadata: v.optional(v.unknown()),
    DistributionPaths: v.optional(v.array(v.string())),
    WaitForDistributionInvalidation: v.optional(v.boolean()),
  }),
})
const uploads = Object.entries(template.findResources('Custom::CDKBucketDeployment')).map(
  ([id, resource]) => {
    const { DependsOn, Properties } = v.parse(uploadSchema, resource)
    return { id, dependsOn: DependsOn, ...Properties }
  },
)

/** The caching and type of an upload's files, and whether outdated ones are deleted. */
const steps = uploads.map(({ Exclude, Include, Prune, SystemMetadata, ...upload }) => ({
  files: [upload.DestinationBucketKeyPrefix, ...Exclude.map((it) => `-${it}`), ...Include].join(
    ' ',
  ),
  how: [...Object.values(SystemMetadata), Prune && 'pruned'].filter(Boolean).join(', '),
}))

// As for `aws s3 sync`, an include takes precedence over an exclude, and `*` is any text.
test('each file is uploaded once, with the agreed caching (15.5) and the type that the upload would not guess; outdated ones are deleted, except assets', () => {
  expect(steps).toEqual([
    { files: 'assets -*.woff2', how: 'public, max-age=31536000, immutable' },
    { files: 'assets -* *.woff2', how: 'public, max-age=31536000, immutable, font/woff2' },
    {
      files: ' -assets/* -*.html -*.txt -speculation-rules.json -service-worker.js',
      how: 'public, max-age=3600, pruned',
    },
    { files: ' -* *.txt', how: 'public, max-age=3600, text/plain; charset=utf-8, pruned' },
    {
      files: ' -* speculation-rules.json',
      how: 'public, max-age=3600, application/speculationrules+json, pruned',
    },
    { files: ' -* service-worker.js', how: 'no-cache, pruned' },
    {
      files: ' -* *.html',
      how: 'public, max-age=0, must-revalidate, text/html; charset=utf-8, pruned',
    },
  ])
})

test('pages are uploaded last, and then the edge’s cache is invalidated, for which no deployment fails', () => {
  const pages = uploads.find(({ id }) => id.startsWith('SiteDeploymentPages'))
  const beforeThem = (ids: readonly string[]): readonly string[] =>
    uploads
      .filter(({ id }) => ids.includes(id))
      .flatMap(({ id, dependsOn }) => [id, ...beforeThem(dependsOn)])
  const others = uploads.filter((upload) => upload !== pages).map(({ id }) => id)
  expect(new Set(beforeThem(pages?.dependsOn ?? []))).toEqual(new Set(others))
  expect(uploads.filter((upload) => upload.DistributionPaths)).toEqual([pages])
  expect(pages?.DistributionPaths).toEqual(['/*'])
  expect(pages?.WaitForDistributionInvalidation).toBe(false)
})

test('pages are deployed after their function, and both are then recorded as a release', () => {
  const first = uploads.find(({ id }) => id.startsWith('SiteDeploymentAssets'))
  expect(first?.dependsOn).toContainEqual(expect.stringMatching(/^ApiFunctionLive/))
  const version = propertiesOf(template, 'AWS::Lambda::Alias')[0]?.['FunctionVersion']
  for (const { Prune, UserMetadata } of uploads) {
    expect(UserMetadata).toEqual(Prune ? { function: version } : undefined)
  }
  const archive = { 'Fn::Select': [0, expect.anything()] }
  const value = { 'Fn::Join': ['', [version, ' ', archive]] }
  // The commit stands beside the release: in it, every deployment would be one.
  expect(template.findOutputs('Commit')).toMatchObject({ Commit: { Value: 'a1b2c3' } })
  expect(propertiesOf(template, 'AWS::SSM::Parameter')).toEqual([
    expect.objectContaining({ Name: '/Site/release', Value: value }),
  ])
})

test('the pages of former releases are kept for rollbacks', () => {
  const NoncurrentVersionExpiration = { NewerNoncurrentVersions: 5, NoncurrentDays: 1 }
  template.hasResourceProperties('AWS::S3::Bucket', {
    VersioningConfiguration: { Status: 'Enabled' },
    LifecycleConfiguration: { Rules: [{ NoncurrentVersionExpiration, Status: 'Enabled' }] },
  })
})

test('the upload may only invalidate the cache of this distribution', () => {
  const policies = propertiesOf(template, 'AWS::IAM::Policy').map(({ Roles }) => String(Roles))
  const permissions = policies.flatMap((role) => permissionsIn(template, role))
  expect(permissions.filter((it) => it.includes('cloudfront:'))).toEqual([
    'cloudfront:CreateInvalidation on arn:aws:cloudfront::AWS::AccountId:distribution/StaticSiteDistribution',
  ])
})
