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

type Upload = (typeof uploads)[number]

/** As `aws s3 sync` filters: an include takes precedence over an exclude, and `*` is any text. */
function includes({ DestinationBucketKeyPrefix: prefix, Exclude, Include }: Upload, path: string) {
  const folder = prefix && `${prefix}/`
  const matches = (patterns: readonly string[]) =>
    patterns.some((it) => {
      const pattern = it.replaceAll('.', String.raw`\.`).replaceAll('*', '.*')
      return new RegExp(`^${pattern}$`).test(path.slice(folder.length))
    })
  return path.startsWith(folder) && (!matches(Exclude) || matches(Include))
}

const cacheControls = [
  ['index.html', 'public, max-age=0, must-revalidate'],
  ['404.html', 'public, max-age=0, must-revalidate'],
  ['favicon.svg', 'public, max-age=3600'],
  ['.well-known/security.txt', 'public, max-age=3600'],
  ['service-worker.js', 'no-cache'],
  ['assets/index-Bd1fGh2k.js', 'public, max-age=31536000, immutable'],
  ['assets/display-fsOkaw_V.woff2', 'public, max-age=31536000, immutable'],
] as const
const paths = cacheControls.map(([path]) => path)

test.each(cacheControls)(
  '%s is uploaded once, with the agreed caching (15.5): %s',
  (path, expected) => {
    const matching = uploads.filter((upload) => includes(upload, path))
    expect(matching.map((it) => it.SystemMetadata['cache-control'])).toEqual([expected])
  },
)

test.each([
  ['assets/display-fsOkaw_V.woff2', 'font/woff2'],
  ['.well-known/security.txt', 'text/plain; charset=utf-8'],
  ['index.html', 'text/html; charset=utf-8'],
])('%s has its type, which the upload would not guess: %s', (path, type) => {
  const upload = uploads.find((each) => includes(each, path))
  expect(upload?.SystemMetadata['content-type']).toBe(type)
})

test('outdated files are deleted, except assets', () => {
  const pruned = paths.filter((path) => uploads.some((each) => each.Prune && includes(each, path)))
  expect(pruned).toEqual(paths.filter((path) => !path.startsWith('assets/')))
})

test('pages are uploaded last, and then the edge’s cache is invalidated, for which no deployment fails', () => {
  const pages = uploads.find((upload) => includes(upload, 'index.html'))
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
