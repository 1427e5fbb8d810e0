import { expect, test } from 'vitest'
import * as z from '#shared/schema.ts'
import {
  resourceOf,
  synthesisedFolder,
  type EditableTemplate,
} from '#tests/infra/synthesised-folder.ts'
import { edgeOver, viewerRequest } from './preview-edge.ts'

const synthesised = synthesisedFolder()

const configSchema = z.looseObject({
  CacheBehaviors: z.tuple([z.record(z.string(), z.unknown())]),
  DefaultCacheBehavior: z.record(z.string(), z.unknown()),
})

/** Sends paths through the API's behaviour, in the place of its own. */
function withPatterns(...patterns: readonly string[]) {
  return (template: EditableTemplate) => {
    const { properties } = resourceOf(template, 'AWS::CloudFront::Distribution')
    const config = configSchema.parse(properties['DistributionConfig'])
    const [api] = config.CacheBehaviors
    properties['DistributionConfig'] = {
      ...config,
      CacheBehaviors: patterns.map((PathPattern, index) => ({
        ...api,
        PathPattern,
        TargetOriginId:
          index === 0 ? api['TargetOriginId'] : config.DefaultCacheBehavior['TargetOriginId'],
      })),
    }
  }
}

async function originOf(path: string, edit?: (template: EditableTemplate) => void) {
  const { respond, asked, domainNames } = edgeOver(synthesised(edit))
  await respond(viewerRequest({ path }))
  const [request] = asked
  return {
    name: request?.headers['host'] === domainNames.api ? 'api' : 'bucket',
    path: request?.path,
  }
}

// docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/DownloadDistValuesCacheBehavior.html#DownloadDistValuesPathPattern
test.each([
  ['/api/create-checkout-session', 'api'],
  ['/api/', 'api'],
  ['/api/a/b/c', 'api'],
  ['/api', 'bucket'],
  ['/API/x', 'bucket'],
  ['/apis/x', 'bucket'],
  ['/v1/api/x', 'bucket'],
  ['/', 'bucket'],
])('%s goes to the %s', async (path, name) => {
  expect((await originOf(path)).name).toBe(name)
})

test('the first behaviour that matches is taken', async () => {
  expect((await originOf('/a/b', withPatterns('a/*', 'a/b'))).name).toBe('api')
  expect((await originOf('/a/b', withPatterns('a/c', 'a/*'))).name).toBe('bucket')
})

// The same page, "Path normalization": "Once the cache behavior is matched, CloudFront sends the raw URI path to the
// origin."
test.each([
  ['//api/x', 'api'],
  ['/%61pi/x', 'api'],
  ['/about/../api/x', 'api'],
  ['/api//x', 'api'],
])('%s is matched in its normal form, and is sent as it came to the %s', async (path, name) => {
  expect(await originOf(path)).toEqual({ name, path })
})

test('what leads out of a behaviour is not taken by it', async () => {
  expect(await originOf('/api/../about')).toEqual({
    name: 'bucket',
    path: '/api/../about/index.html',
  })
  expect((await originOf('/api%2Fx')).name).toBe('bucket')
})
