import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { withCompression } from '#infra/local/cloudfront/compression.ts'
import { encodings } from '#infra/local/cloudfront/content-encoding.ts'
import type { HttpAnswer } from '#infra/local/http.ts'

// docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/ServingCompressedFiles.html

const script = Buffer.from('globalThis.answer = 42\n'.repeat(100))

function scriptWith(changes: Partial<HttpAnswer> = {}): HttpAnswer {
  return {
    status: 200,
    headers: { 'content-type': 'text/javascript', etag: '"1"' },
    cookies: [],
    body: script,
    ...changes,
  }
}

test('when the viewer supports both, Brotli is used', async () => {
  const { headers, body } = await withCompression(scriptWith(), 'gzip, deflate, br', encodings)
  expect(headers['content-encoding']).toBe('br')
  expect(brotliDecompressSync(body)).toEqual(script)
})

test('gzip goes to who takes no other, or where the policy enables no other', async () => {
  const toViewer = await withCompression(scriptWith(), 'gzip', encodings)
  const byPolicy = await withCompression(scriptWith(), 'br, gzip', ['gzip'])
  for (const { headers, body } of [toViewer, byPolicy]) {
    expect(headers['content-encoding']).toBe('gzip')
    expect(gunzipSync(body)).toEqual(script)
  }
})

test.each([
  ['without the header', undefined, encodings],
  ['for another encoding', 'deflate, zstd', encodings],
  ['where the policy enables none', 'br, gzip', []],
])('%s nothing is compressed', async (_, acceptEncoding, enabled) => {
  const { headers, body } = await withCompression(scriptWith(), acceptEncoding, enabled)
  expect(headers['content-encoding']).toBeUndefined()
  expect(headers['etag']).toBe('"1"')
  expect(body).toBe(script)
})

test.each<[string, Partial<HttpAnswer>]>([
  ['of another type', { headers: { 'content-type': 'font/woff2' } }],
  ['of no type', { headers: {} }],
  ['below 1,000 bytes', { body: Buffer.alloc(999) }],
  ['above 10,000,000 bytes', { body: Buffer.alloc(10_000_001) }],
  ['with another status', { status: 500 }],
  ['that is a part', { status: 206 }],
  [
    'that is encoded already',
    { headers: { 'content-type': 'text/css', 'content-encoding': 'identity' } },
  ],
])('an answer %s is passed on as it is', async (_, changes) => {
  const answered = scriptWith(changes)
  expect(await withCompression(answered, 'br, gzip', encodings)).toBe(answered)
})

test.each<[string, Partial<HttpAnswer>]>([
  ['of 1,000 bytes', { body: Buffer.alloc(1_000) }],
  ['of 10,000,000 bytes', { body: Buffer.alloc(10_000_000) }],
  ['of a type with a charset', { headers: { 'content-type': 'Text/HTML; charset=utf-8' } }],
  ['that is a 403', { status: 403 }],
  ['that is a 404', { status: 404 }],
])('an answer %s is compressed', async (_, changes) => {
  const { headers } = await withCompression(scriptWith(changes), 'gzip', encodings)
  expect(headers['content-encoding']).toBe('gzip')
})

test.each([
  ['"1"', 'W/"1"'],
  ['W/"1"', 'W/"1"'],
  ['1', undefined],
  [undefined, undefined],
])('the tag %s becomes %s', async (etag, expected) => {
  const answered = scriptWith({
    headers: { 'content-type': 'text/css', ...(etag !== undefined && { etag }) },
  })
  expect((await withCompression(answered, 'br', encodings)).headers['etag']).toBe(expected)
})

// RFC 9110, section 12.5.5.
test.each([
  [undefined, 'Accept-Encoding'],
  ['Origin', 'Origin, Accept-Encoding'],
  ['origin, accept-encoding', 'origin, accept-encoding'],
  ['*', '*'],
])('what depends on the viewer says so: Vary %s becomes %s', async (vary, expected) => {
  const answered = scriptWith({
    headers: { 'content-type': 'text/css', ...(vary !== undefined && { vary }) },
  })
  for (const acceptEncoding of ['br', undefined]) {
    const { headers } = await withCompression(answered, acceptEncoding, encodings)
    expect(headers['vary']).toBe(expected)
  }
})

test('the same bytes are compressed once for each encoding', async () => {
  const bodies = ['br', 'br', 'gzip', 'gzip'].map(async (encoding) => {
    return (await withCompression(scriptWith(), encoding, encodings)).body
  })
  const [first, second, third, fourth] = await Promise.all(bodies)
  expect(second).toBe(first)
  expect(fourth).toBe(third)
  const other = scriptWith({ body: Buffer.from(script) })
  expect((await withCompression(other, 'br', encodings)).body).not.toBe(first)
})
