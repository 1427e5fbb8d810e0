import { expect, test } from 'vitest'
import { answer, type HttpAnswer, type Origin } from '#infra/local/http.ts'
import * as z from '#shared/schema.ts'
import {
  resourceOf,
  synthesisedFolder,
  type EditableTemplate,
} from '#tests/infra/synthesised-folder.ts'
import { bucketWith, edgeOver, viewerRequest } from './preview-edge.ts'

const synthesised = synthesisedFolder()
const bucket = bucketWith({ '404.html': '<h1>Not found</h1>', 'broken.html': '<h1>Broken</h1>' })
const configSchema = z.record(z.string(), z.unknown())

/** Declares other error responses. */
function declaring(...responses: readonly unknown[]) {
  return (template: EditableTemplate) => {
    const { properties } = resourceOf(template, 'AWS::CloudFront::Distribution')
    const config = configSchema.parse(properties['DistributionConfig'])
    properties['DistributionConfig'] = { ...config, CustomErrorResponses: responses }
  }
}

function readable({ status, headers, body }: HttpAnswer) {
  return { status, type: headers['content-type'], text: body.toString() }
}

function failing(status: number): Origin {
  return async () => answer(status, { 'content-type': 'application/json' }, '{}')
}

const notFound = { status: 404, type: 'text/html; charset=utf-8', text: '<h1>Not found</h1>' }

// docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/HTTPStatusCodes.html#HTTPStatusCodes-custom-error-pages
test('what is not there is answered with the declared page and status', async () => {
  const { respond, asked } = edgeOver(synthesised(), { bucket })
  expect(readable(await respond(viewerRequest({ path: '/nothing' })))).toEqual(notFound)
  expect(asked.map(({ path }) => path)).toEqual(['/nothing/index.html', '/404.html'])
})

test('the page takes the place of an error of any origin, the API among them', async () => {
  const { respond, asked, domainNames } = edgeOver(synthesised(), { bucket, api: failing(404) })
  const body = Buffer.from('{}')
  const headers = { 'content-type': 'application/json', 'content-length': '2' }
  const request = viewerRequest({ method: 'POST', path: '/api/x', query: 'a=1', headers, body })
  expect(readable(await respond(request))).toEqual(notFound)
  const [, page] = asked
  expect(page).toMatchObject({ method: 'GET', path: '/404.html', query: '' })
  expect(page?.headers['host']).toBe(domainNames.bucket)
  expect(page?.headers).not.toHaveProperty('content-length')
  expect(page?.body).toHaveLength(0)
})

test('the whole page is fetched, whatever part or version a viewer wanted', async () => {
  const { respond, asked } = edgeOver(synthesised(), { bucket })
  const headers = { range: 'bytes=0-9', 'if-range': '"1"', 'if-none-match': '*' }
  expect(readable(await respond(viewerRequest({ path: '/nothing', headers })))).toEqual(notFound)
  expect(asked[0]?.headers).toHaveProperty('range')
  expect(asked[1]?.headers).not.toHaveProperty('range')
  expect(asked[1]?.headers).not.toHaveProperty('if-range')
})

test('the page is asked for by its path alone, where everything else passes, too', async () => {
  const page = { ErrorCode: 404, ResponseCode: 404, ResponsePagePath: '/api/not-found' }
  const { respond, asked } = edgeOver(synthesised(declaring(page)), {
    bucket,
    api: async ({ path }) => answer(path === '/api/not-found' ? 200 : 404, {}, path),
  })
  const answered = await respond(viewerRequest({ path: '/api/x', query: 'a=1' }))
  expect([answered.status, answered.body.toString()]).toEqual([404, '/api/not-found'])
  expect(asked.map(({ path, query }) => [path, query])).toEqual([
    ['/api/x', 'a=1'],
    ['/api/not-found', ''],
  ])
})

test.each([400, 403, 405, 500, 502, 503])(
  'a status %d, for which no page is declared, is the origin’s own answer',
  async (status) => {
    const { respond } = edgeOver(synthesised(), { bucket, api: failing(status) })
    expect(readable(await respond(viewerRequest({ path: '/api/x' })))).toEqual({
      status,
      type: 'application/json',
      text: '{}',
    })
  },
)

// docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/custom-error-pages-response-code.html
test('the page may come with another status', async () => {
  const page = { ErrorCode: 500, ResponseCode: 200, ResponsePagePath: '/broken.html' }
  const { respond } = edgeOver(synthesised(declaring(page)), { bucket, api: failing(500) })
  expect(readable(await respond(viewerRequest({ path: '/api/x' })))).toMatchObject({
    status: 200,
    text: '<h1>Broken</h1>',
  })
})

// docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/creating-custom-error-pages.html: "either your origin
// server returns an HTTP status code in the 5xx range to CloudFront, or CloudFront doesn’t get a response from your
// origin server"
test('an origin that gives no answer is an error like others', async () => {
  const page = { ErrorCode: 502, ResponseCode: 502, ResponsePagePath: '/broken.html' }
  const { respond } = edgeOver(synthesised(declaring(page)), {
    bucket,
    api: () => Promise.reject(new Error('down')),
  })
  expect(readable(await respond(viewerRequest({ path: '/api/x' })))).toMatchObject({
    status: 502,
    text: '<h1>Broken</h1>',
  })
})

test('a response without a page declares how long an error is kept, and no more', async () => {
  const ttl = { ErrorCode: 500, ErrorCachingMinTTL: 60 }
  const { respond } = edgeOver(synthesised(declaring(ttl)), { bucket, api: failing(500) })
  expect((await respond(viewerRequest({ path: '/api/x' }))).body.toString()).toBe('{}')
})

// docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/GeneratingCustomErrorResponses.html: "CloudFront returns
// to the viewer the status code that CloudFront received from the origin that contains the custom error pages."
test('a page that is not there leaves the answer of its own origin', async () => {
  const page = { ErrorCode: 500, ResponseCode: 500, ResponsePagePath: '/gone.html' }
  const { respond } = edgeOver(synthesised(declaring(page)), { bucket, api: failing(500) })
  expect(readable(await respond(viewerRequest({ path: '/api/x' })))).toEqual({
    status: 404,
    type: 'application/xml',
    text: '<Error/>',
  })
})
