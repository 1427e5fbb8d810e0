import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { readStack } from '#infra/local/cloudformation/stack.ts'
import { bucketOrigins } from '#infra/local/s3/bucket.ts'
import * as z from '#shared/schema.ts'
import {
  resourceOf,
  synthesisedFolder,
  type EditableTemplate,
} from '#tests/infra/synthesised-folder.ts'

const synthesised = synthesisedFolder({
  'site/about/index.html': '<h1>About</h1>',
  'site/a b.txt': 'spaced',
})

function read(edit?: (template: EditableTemplate) => void) {
  const stack = readStack(synthesised(edit), { distributionHost: 'localhost:4173' })
  const origins = bucketOrigins(stack)
  const [distribution] = stack.resources('AWS::CloudFront::Distribution', z.unknown())
  const signer = `arn:aws:cloudfront::000000000000:distribution/${distribution?.id}`
  return { origins, signer }
}

async function ask(
  path: string,
  options: {
    readonly edit?: (template: EditableTemplate) => void
    readonly signer?: string | null
    readonly method?: string
  } = {},
) {
  const { origins, signer } = read(options.edit)
  const [[domainName, origin] = []] = [...origins]
  expect(domainName).toMatch(/^staticsitefiles\w+\.s3\.us-east-1\.amazonaws\.com$/)
  const { method = 'GET' } = options
  const request = { method, path, query: '', headers: {}, body: Buffer.alloc(0), ip: '' }
  const answered = await origin?.(request, options.signer === undefined ? signer : options.signer)
  return { ...answered, text: answered?.body.toString() }
}

const policySchema = z.looseObject({ Statement: z.tuple([z.unknown(), z.looseObject({})]) })

/** Changes the statement of the files' policy that lets the distribution in. */
function allowing(changes: Readonly<Record<string, unknown>>) {
  return (template: EditableTemplate) => {
    const { properties } = resourceOf(template, 'AWS::S3::BucketPolicy', /^StaticSiteFiles/)
    const policy = policySchema.parse(properties['PolicyDocument'])
    const [deny, allow] = policy.Statement
    properties['PolicyDocument'] = { ...policy, Statement: [deny, { ...allow, ...changes }] }
  }
}

test('the distribution gets what was deployed', async () => {
  const { status, headers, text } = await ask('/about/index.html')
  expect({ status, text }).toEqual({ status: 200, text: '<h1>About</h1>' })
  expect(headers).toMatchObject({
    'cache-control': 'public, max-age=0, must-revalidate',
    'content-type': 'text/html; charset=utf-8',
    // docs.aws.amazon.com/AmazonS3/latest/API/API_Object.html: "the ETag is the MD5 digest of the object data"
    etag: `"${createHash('md5').update('<h1>About</h1>').digest('hex')}"`,
  })
  expect(Date.parse(headers?.['last-modified'] ?? '')).not.toBeNaN()
})

test('a path is decoded once, and is a name and not a way', async () => {
  expect((await ask('/a%20b.txt')).text).toBe('spaced')
  for (const path of [
    '/../site/index.html',
    '/about/../index.html',
    '/%2e%2e/index.html',
    '//index.html',
  ]) {
    expect((await ask(path)).status).toBe(404)
  }
})

// docs.aws.amazon.com/AmazonS3/latest/API/API_GetObject.html, "Permissions"
test('what is not there is a 404 for who may list, and a 403 for who may not', async () => {
  const withList = await ask('/nothing')
  expect(withList.status).toBe(404)
  expect(withList.headers).toEqual({ 'content-type': 'application/xml' })
  expect(withList.text).toContain('<Code>NoSuchKey</Code>')
  const withoutList = await ask('/nothing', { edit: allowing({ Action: 's3:GetObject' }) })
  expect(withoutList.status).toBe(403)
  expect(withoutList.text).toContain('<Code>AccessDenied</Code>')
})

test('the list of the files is nobody’s', async () => {
  expect((await ask('/')).status).toBe(403)
})

test.each([
  ['nobody signed', { signer: null }],
  ['another distribution signed', { signer: 'arn:aws:cloudfront::1:distribution/OTHER' }],
  ['the policy allows the list alone', { edit: allowing({ Action: 's3:ListBucket' }) }],
  ['the policy allows other files', { edit: allowing({ Resource: 'arn:aws:s3:::other/*' }) }],
])('when %s, nothing is read', async (_, options) => {
  expect((await ask('/index.html', options)).status).toBe(403)
})

test('nothing can be written', async () => {
  expect((await ask('/index.html', { method: 'PUT' })).status).toBe(405)
})

// Observed of S3, whose documentation lists the code alone: docs.aws.amazon.com/AmazonS3/latest/API/ErrorResponses.html
test('a path whose encoding is broken is refused', async () => {
  const { status, text } = await ask('/%E0%A4')
  expect(status).toBe(400)
  expect(text).toContain('<Code>InvalidURI</Code>')
})

// docs.aws.amazon.com/AmazonS3/latest/API/ErrorResponses.html: KeyTooLongError
test('a name of more than 1,024 bytes is refused', async () => {
  expect((await ask(`/${'%C3%A9'.repeat(512)}`)).status).toBe(404)
  const { status, text } = await ask(`/${'%C3%A9'.repeat(512)}a`)
  expect(status).toBe(400)
  expect(text).toContain('<Code>KeyTooLongError</Code>')
})

test.each<[string, (template: EditableTemplate) => void, string]>([
  [
    'another principal',
    allowing({ Principal: { AWS: '*' } }),
    'StaticSiteFilesPolicy\\w+\\.PolicyDocument\\.Statement\\.Principal',
  ],
  [
    'another condition',
    allowing({ Condition: { StringLike: { 'AWS:SourceArn': '*' } } }),
    'StaticSiteFilesPolicy\\w+\\.PolicyDocument\\.Statement\\.Condition',
  ],
  [
    'a website',
    (template) => {
      const { properties } = resourceOf(template, 'AWS::S3::Bucket', /^StaticSiteFiles/)
      properties['WebsiteConfiguration'] = { IndexDocument: 'index.html' }
    },
    'StaticSiteFiles\\w+\\.WebsiteConfiguration',
  ],
])('%s of a bucket ends the preview', (_, edit, what) => {
  expect(() => read(edit)).toThrow(new RegExp(`${what}.* is unknown here\\.$`))
})
