import { expect, onTestFinished, test } from 'vitest'
import * as z from '#shared/schema.ts'
import { domainNameOf } from '#infra/local/api-gateway/event.ts'
import { readStack } from '#infra/local/cloudformation/stack.ts'
import { startPreview } from '#infra/local/preview.ts'
import { securityHeaders } from '#infra/security-headers.ts'
import { originSecretHeader } from '#lambda/deployment.ts'
import { everySetting } from '#tests/infra/synthesised-site.ts'
import { synthesisedFolder } from '#tests/infra/synthesised-folder.ts'
import { sendRaw, serve } from '#tests/support/local-server.ts'

const handler = `
export const handler = async (event) => {
  if (event.rawPath === '/api/throws') throw new Error('broken')
  if (event.rawPath === '/api/exits') process.exit(7)
  if (event.rawPath === '/api/rubbish') return { statusCode: 'rubbish' }
  if (event.rawPath === '/api/unknown') return { statusCode: 404, body: '{}' }
  return { secret: event.headers['${originSecretHeader}'] ?? null, mine: process.env.ORIGIN_SECRET }
}`

const files = {
  'site/index.html': '<h1>Home</h1>',
  'site/404.html': '<h1>Not found</h1>',
  'lambda/index.mjs': handler,
}

const synthesised = synthesisedFolder(files)
const withEverySetting = synthesisedFolder(files, everySetting)

const answerSchema = z.object({ secret: z.nullable(z.string()), mine: z.string() })

async function startedPreview(folder = synthesised()) {
  const stack = readStack(folder, { distributionHost: 'localhost:4173' })
  const { site, aws, close } = await startPreview(stack, {
    parameters: new Map(),
    environment: () => ({}),
    log: () => {},
  })
  onTestFinished(close)
  const [api] = stack.resources('AWS::ApiGatewayV2::Api', z.unknown())
  return {
    site: (await serve(site)).url,
    aws: (await serve(aws)).port,
    apiHost: domainNameOf(api?.attribute('Ref') ?? ''),
  }
}

test('a page comes from the bucket, and a call with the secret of the edge', async () => {
  const { site } = await startedPreview()
  expect(await (await fetch(site)).text()).toBe('<h1>Home</h1>')
  const { secret, mine } = answerSchema.parse(await (await fetch(`${site}/api/x`)).json())
  expect(secret).toMatch(/^[A-Za-z0-9]{48}$/)
  expect(secret).toBe(mine)
})

test('with everything that can be switched on, it runs as well', async () => {
  const { site } = await startedPreview(withEverySetting())
  expect(await (await fetch(site)).text()).toBe('<h1>Home</h1>')
  expect((await fetch(`${site}/api/x`)).status).toBe(200)
})

test("a call of the API's own address comes without the secret", async () => {
  const { aws, apiHost } = await startedPreview()
  const answer = await sendRaw(
    aws,
    `GET /api/x HTTP/1.1\r\nhost: ${apiHost}\r\nconnection: close\r\n\r\n`,
  )
  expect(answer).toMatch(/^HTTP\/1.1 200 /)
  expect(answer).toContain('"secret":null')
})

test('under any other name there is the Lambda service', async () => {
  const { aws } = await startedPreview()
  const answer = await fetch(`http://127.0.0.1:${aws}/2015-03-31/functions/nothing/versions`)
  expect(answer.headers.get('x-amzn-errortype')).toBe('ResourceNotFoundException')
})

test('whatever the function does, the visitor gets JSON with the security headers, and the next one a page', async () => {
  const { site } = await startedPreview()
  for (const path of ['/api/throws', '/api/exits', '/api/rubbish']) {
    const answer = await fetch(site + path)
    expect([answer.status, await answer.json()]).toEqual([
      500,
      { message: 'Internal Server Error' },
    ])
    expect(Object.fromEntries(answer.headers)).toMatchObject(securityHeaders)
    expect((await fetch(site)).status).toBe(200)
  }
})

// Error pages are distribution-wide: hence no answer of the product's function is a 404.
test('a 404 of the function would be the page of the site', async () => {
  const { site } = await startedPreview()
  const answer = await fetch(`${site}/api/unknown`)
  expect([answer.status, await answer.text()]).toEqual([404, '<h1>Not found</h1>'])
})
