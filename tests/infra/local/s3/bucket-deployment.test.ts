import { expect, test } from 'vitest'
import { readStack } from '#infra/local/cloudformation/stack.ts'
import { deployedObjects } from '#infra/local/s3/bucket-deployment.ts'
import type { StoredObject } from '#infra/local/s3/objects.ts'
import { cacheControlOf } from '#infra/cache-control.ts'
import {
  resourceOf,
  synthesisedFolder,
  type EditableTemplate,
} from '#tests/infra/synthesised-folder.ts'

const files = {
  'site/index.html': '<h1>Home</h1>',
  'site/about/index.html': '<h1>About</h1>',
  'site/404.html': '<h1>Not found</h1>',
  'site/favicon.svg': '<svg/>',
  'site/robots.txt': 'User-agent: *',
  'site/sitemap.xml': '<urlset/>',
  'site/site.webmanifest': '{}',
  'site/unknown.kind': '',
  'site/assets/index-Bd1fGh2k.js': 'run()',
  'site/assets/face-Cd1fGh2k.woff2': 'font',
}

const synthesised = synthesisedFolder(files)

function deployed(edit?: (template: EditableTemplate) => void) {
  const stack = readStack(synthesised(edit), { distributionHost: 'localhost:4173' })
  const [[name, objects] = []] = [...deployedObjects(stack)]
  expect(name).toMatch(/^staticsitefiles/)
  return objects ?? new Map<string, StoredObject>()
}

function step(template: EditableTemplate, name: RegExp) {
  return resourceOf(template, 'Custom::CDKBucketDeployment', name).properties
}

const pathsOfFiles = Object.keys(files).map((path) => path.slice('site/'.length))

test('every file of the site is in the bucket, with the lifetime of its kind', () => {
  const objects = deployed()
  expect([...objects.keys()].toSorted()).toEqual(pathsOfFiles.toSorted())
  for (const [path, { metadata }] of objects) {
    expect([path, metadata['cache-control']]).toEqual([path, cacheControlOf(path)])
  }
})

// What Python's `mimetypes`, by which the copying guesses, knows these names as; S3's own default is
// docs.aws.amazon.com/AmazonS3/latest/API/API_PutObject.html: "binary/octet-stream"
test.each([
  ['index.html', 'text/html; charset=utf-8'],
  ['assets/index-Bd1fGh2k.js', 'text/javascript'],
  ['assets/face-Cd1fGh2k.woff2', 'font/woff2'],
  ['favicon.svg', 'image/svg+xml'],
  ['robots.txt', 'text/plain'],
  ['sitemap.xml', 'text/xml'],
  ['site.webmanifest', 'application/manifest+json'],
  ['unknown.kind', 'binary/octet-stream'],
])('%s is stored as %s', (path, type) => {
  expect(deployed().get(path)?.metadata['content-type']).toBe(type)
})

test('the steps follow each other: what a later one copies again is its own', () => {
  const objects = deployed((template) => {
    step(template, /Pages/)['Include'] = ['*.html', 'robots.txt']
    // The order in the template means nothing.
    template.Resources = Object.fromEntries(Object.entries(template.Resources).toReversed())
  })
  expect(objects.get('robots.txt')?.metadata['cache-control']).toBe(cacheControlOf('index.html'))
})

// docs.aws.amazon.com/cli/latest/reference/s3/sync.html, --delete: "files excluded by filters are excluded from deletion"
test('a step that prunes removes what its own filters take, and nothing else', () => {
  const objects = deployed((template) => {
    const pages = step(template, /Pages/)
    // A source without any of them: that of the assets.
    pages['SourceObjectKeys'] = step(template, /Assets/)['SourceObjectKeys']
    pages['Include'] = ['*.txt']
  })
  expect(objects.has('robots.txt')).toBe(false)
  expect(objects.has('sitemap.xml')).toBe(true)
})

test('a step that does not prune removes nothing', () => {
  const objects = deployed((template) => {
    const pages = step(template, /Pages/)
    pages['SourceObjectKeys'] = step(template, /Assets/)['SourceObjectKeys']
    pages['Include'] = ['*.txt']
    pages['Prune'] = false
  })
  expect(objects.has('robots.txt')).toBe(true)
})

test.each([
  ['UserMetadata', { kind: 'page' }],
  ['Extract', false],
  ['SourceMarkers', [{}]],
  ['SystemMetadata', { 'content-encoding': 'br' }],
])('the setting %s of a step ends the preview', (name, value) => {
  const edit = (template: EditableTemplate) => void (step(template, /Pages/)[name] = value)
  expect(() => deployed(edit)).toThrow(
    new RegExp(`SiteDeploymentPages\\w+\\.${name}.* is unknown here`),
  )
})
