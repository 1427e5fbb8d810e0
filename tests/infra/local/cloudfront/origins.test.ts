import { expect, test } from 'vitest'
import { answer } from '#infra/local/http.ts'
import { originSecretHeader } from '#lambda/deployment.ts'
import * as z from '#shared/schema.ts'
import { resourceOf, synthesisedFolder } from '#tests/infra/synthesised-folder.ts'
import { edgeOver, serveEdgeOver, viewerRequest } from './preview-edge.ts'

const synthesised = synthesisedFolder()

test('the bucket gets signed requests, the API those that carry the secret of the edge', async () => {
  const { respond, asked } = edgeOver(synthesised(), { bucket: async () => answer(200, {}) })
  for (const path of ['/about', '/api/x']) {
    await respond(viewerRequest({ path, headers: { [originSecretHeader]: 'forged' } }))
  }
  const [file, call] = asked
  expect(file?.signer).toMatch(
    /^arn:aws:cloudfront::000000000000:distribution\/StaticSiteDistribution\w+$/,
  )
  expect(file?.headers).not.toHaveProperty(originSecretHeader)
  expect(call?.signer).toBeNull()
  expect(call?.headers[originSecretHeader]).toMatch(/^[A-Za-z0-9]{48}$/)
})

// docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/private-content-restricting-access-to-s3.html#oac-advanced-settings-s3
test('an origin access control can say that nothing is signed', async () => {
  const { respond, asked } = edgeOver(
    synthesised((template) => {
      const { properties } = resourceOf(template, 'AWS::CloudFront::OriginAccessControl')
      const config = z.looseObject({}).parse(properties['OriginAccessControlConfig'])
      properties['OriginAccessControlConfig'] = { ...config, SigningBehavior: 'never' }
    }),
  )
  await respond(viewerRequest())
  expect(asked[0]?.signer).toBeNull()
})

test.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'GET'])(
  'a %s below /api/ is the API’s to answer, as it came',
  async (method) => {
    const { url, asked } = await serveEdgeOver(synthesised(), {
      api: async () => answer(402, { 'content-type': 'application/json' }, method),
    })
    const body = method === 'GET' ? undefined : '{"a":1}'
    const response = await fetch(`${url}/api/x?b=%20`, { method, ...(body && { body }) })
    expect([response.status, await response.text()]).toEqual([402, method])
    expect(asked).toHaveLength(1)
    expect(asked[0]).toMatchObject({ method, path: '/api/x', query: 'b=%20' })
    expect(asked[0]?.body.toString()).toBe(body ?? '')
  },
)
