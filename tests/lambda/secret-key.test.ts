import type { IncomingMessage, RequestListener } from 'node:http'
import { expect, test } from 'vitest'
import { CheckoutError } from '#lambda/errors.ts'
import { storedKey } from '#lambda/secret-key.ts'
import { serve } from '#tests/support/local-server.ts'

/** What the extension answers for a parameter: that of the operation GetParameter. */
function parameterOf(value: unknown): string {
  return JSON.stringify({
    Parameter: { Name: '/site/key', Type: 'SecureString', Value: value, Version: 1 },
    ResultMetadata: {},
  })
}

/** A key behind an extension that gives these answers, one a request. */
async function startExtension(...answers: readonly RequestListener[]) {
  const received: IncomingMessage[] = []
  const { port } = await serve((request, response) => {
    const next = answers[received.length]
    received.push(request)
    if (next) next(request, response)
    else response.writeHead(500).end('Unasked')
  })
  return {
    readKey: storedKey({ parameter: '/site/a key', port, sessionToken: 'token-1' }),
    received,
  }
}

function answer(status: number, body: string): RequestListener {
  return (_request, response) => response.writeHead(status).end(body)
}

const answerKey = answer(200, parameterOf('sk_test_stored'))

test('the key is read by its name, decrypted, with the function’s own token', async () => {
  const { readKey, received } = await startExtension(answerKey)

  await expect(readKey()).resolves.toBe('sk_test_stored')

  expect(received).toMatchObject([
    {
      method: 'GET',
      url: '/systemsmanager/parameters/get?name=%2Fsite%2Fa+key&withDecryption=true',
      headers: { 'x-aws-parameters-secrets-token': 'token-1' },
    },
  ])
})

test('nothing is read before the key is needed', async () => {
  const { received } = await startExtension(answerKey)
  expect(received).toEqual([])
})

test('a new key is taken up', async () => {
  const { readKey } = await startExtension(answerKey, answer(200, parameterOf('sk_test_next')))
  await readKey()
  await expect(readKey()).resolves.toBe('sk_test_next')
})

test.each([
  ['a refusal', answer(400, 'an unexpected error'), { extensionStatus: 400 }],
  ['no JSON', answer(200, 'not ready to serve traffic'), { exception: 'SyntaxError' }],
  ['another shape', answer(200, '{"SecretString":"sk_x"}'), { reason: 'NoKeyInAnswer' }],
  ['another text', answer(200, parameterOf('change me')), { reason: 'NoKeyInAnswer' }],
  [
    'a connection that breaks',
    (request: IncomingMessage) => request.socket.destroy(),
    { exception: 'TypeError' },
  ],
  ['silence', () => {}, { exception: 'TimeoutError' }],
])('after %s the key is unavailable, and the next request tries again', async (_, bad, details) => {
  const { readKey } = await startExtension(bad, answerKey)

  const failure: unknown = await readKey().catch((error: unknown) => error)

  expect(failure).toBeInstanceOf(CheckoutError)
  expect(failure).toMatchObject({ code: 'key_unavailable', details })
  await expect(readKey()).resolves.toBe('sk_test_stored')
})

test('a stored text that is no key is not repeated', async () => {
  const { readKey } = await startExtension(answer(200, parameterOf('live_0123456789')))
  const failure: unknown = await readKey().catch((error: unknown) => error)
  expect(JSON.stringify(failure)).not.toContain('live_0123456789')
})
