import { expect, test } from 'vitest'
import * as z from '#shared/schema.ts'
import { cacheControlOf } from '#infra/cache-control.ts'
import { synthesisedSite } from './synthesised-site.ts'

const copySchema = z.object({
  DependsOn: z.optional(z.array(z.string())),
  Properties: z.object({
    DestinationBucketKeyPrefix: z._default(z.string(), ''),
    Exclude: z._default(z.array(z.string()), []),
    Include: z._default(z.array(z.string()), []),
    Prune: z.boolean(),
    SystemMetadata: z.record(z.string(), z.string()),
    DistributionPaths: z.optional(z.array(z.string())),
  }),
})

const copies = Object.entries(
  z
    .record(z.string(), copySchema)
    .parse(synthesisedSite().findResources('Custom::CDKBucketDeployment')),
).map(([id, { DependsOn = [], Properties }]) => ({ id, dependsOn: DependsOn, ...Properties }))

type Copy = (typeof copies)[number]

/** Whether a name fits a pattern of `aws s3 sync`, whose * stands for any text, slashes included. */
function fits(name: string, pattern: string): boolean {
  const parts = pattern.split('*').map((part) => part.replaceAll('.', '\\.'))
  return new RegExp(`^${parts.join('.*')}$`).test(name)
}

/** Whether a copy concerns a file: what is excluded is not, unless it is included again. */
function concerns({ DestinationBucketKeyPrefix: prefix, Exclude, Include }: Copy, path: string) {
  const folder = prefix === '' ? '' : `${prefix}/`
  if (!path.startsWith(folder)) return false
  const name = path.slice(folder.length)
  const isExcluded = Exclude.some((pattern) => fits(name, pattern))
  return !isExcluded || Include.some((pattern) => fits(name, pattern))
}

const paths = [
  'index.html',
  '404.html',
  'services/network-design/index.html',
  'favicon.svg',
  'robots.txt',
  'sitemap.xml',
  'assets/index-Bd1fGh2k.js',
  'assets/index-Bd1fGh2k.css',
  'assets/display-fsOkaw_V.woff2',
]

test.each(paths)('%s is copied once, with the Cache-Control that it has everywhere', (path) => {
  const concerned = copies.filter((copy) => concerns(copy, path))
  expect(concerned.map(({ SystemMetadata }) => SystemMetadata['cache-control'])).toEqual([
    cacheControlOf(path),
  ])
})

test.each([
  ['index.html', 'text/html; charset=utf-8'],
  ['assets/display-fsOkaw_V.woff2', 'font/woff2'],
])('%s is of the type %s', (path, type) => {
  const [copy] = copies.filter((each) => concerns(each, path))
  expect(copy?.SystemMetadata['content-type']).toBe(type)
})

test('an old asset stays, and any other old file goes', () => {
  const pruned = paths.filter((path) => copies.some((copy) => copy.Prune && concerns(copy, path)))
  expect(pruned).toEqual(paths.filter((path) => !path.startsWith('assets/')))
})

test('pages come last, after everything that they refer to, and then the edge is cleared', () => {
  const pages = copies.find((copy) => concerns(copy, 'index.html'))
  const before = new Set<string>()
  const collect = (ids: readonly string[]) => {
    for (const { id, dependsOn } of copies.filter((copy) => ids.includes(copy.id))) {
      before.add(id)
      collect(dependsOn)
    }
  }
  collect(pages?.dependsOn ?? [])
  expect(before).toEqual(new Set(copies.filter((copy) => copy !== pages).map(({ id }) => id)))
  expect(copies.filter((copy) => copy.DistributionPaths)).toEqual([pages])
  expect(pages?.DistributionPaths).toEqual(['/*'])
})
