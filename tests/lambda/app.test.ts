import { expect, test } from 'vitest'
import { checkoutPath } from '#shared/addresses.ts'
import { checkoutResponseSchema } from '#shared/checkout-contract.ts'
import { CheckoutError } from '#lambda/errors.ts'
import { refusalOf, startApp } from '#tests/support/checkout-app.ts'
import { checkoutRequest } from '#tests/support/checkout-request.ts'
import { recordingPayments } from '#tests/support/recording-payments.ts'

function start() {
  const { payments, orders } = recordingPayments()
  return { orders, ...startApp(payments) }
}

function startFailing(error: Error) {
  return startApp({
    createSession: async () => {
      throw error
    },
  })
}

const body = JSON.stringify(checkoutRequest())

test('a quote is answered with the address of the page to pay at', async () => {
  const { post, orders, log } = start()

  const response = await post(checkoutRequest())

  expect(response.status).toBe(200)
  expect(checkoutResponseSchema.parse(await response.json())).toEqual({
    url: 'https://checkout.stripe.com/c/pay/cs_test_1',
  })
  expect(orders).toHaveLength(1)
  expect(log).toEqual([])
})

test.each(['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])(
  'the method %s is refused, and POST offered',
  async (method) => {
    const { ask } = start()
    const response = await ask(checkoutPath, { method })
    expect(response.status).toBe(405)
    expect(response.headers.get('allow')).toBe('POST')
  },
)

test.each(['/api', '/api/', '/api/orders', `${checkoutPath}/`, `${checkoutPath}/1`, '/'])(
  'there is nothing at %s, said with a status that the edge leaves alone',
  async (path) => {
    const { ask, orders } = start()
    const response = await ask(path, { method: 'POST', body })
    await expect(refusalOf(response)).resolves.toEqual({ status: 400, code: 'unknown_path' })
    expect(orders).toEqual([])
  },
)

test.each([
  'https://evil.example',
  'null',
  '',
  'http://www.example.com',
  'https://www.example.com:8443',
  'https://www.example.com.evil.example',
  'https://www.example.com, https://evil.example',
])('a request from a page of the origin %j is refused', async (origin) => {
  const { postBody, orders } = start()
  await expect(refusalOf(await postBody(body, { origin }))).resolves.toEqual({
    status: 400,
    code: 'foreign_origin',
  })
  expect(orders).toEqual([])
})

test('a request that names no origin is not from another site’s page, and is answered', async () => {
  const { ask } = start()
  const headers = { 'content-type': 'application/json' }
  const response = await ask(checkoutPath, { method: 'POST', headers, body })
  expect(response.status).toBe(200)
})

test('every kind of answer is JSON that nobody stores or takes for something else', async () => {
  const { ask, post } = start()
  const { post: postToBroken } = startFailing(new Error('broken'))
  const answers = [
    await post(checkoutRequest()),
    await post({}),
    await ask('/api/orders'),
    await ask(checkoutPath),
    await postToBroken(checkoutRequest()),
  ]
  expect(answers.map(({ status }) => status)).toEqual([200, 400, 400, 405, 500])
  for (const { headers } of answers) {
    expect(headers.get('content-type')).toBe('application/json')
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
  }
})

test('a refusal is logged as one entry that names fields and repeats none of their values', async () => {
  const { post, log } = start()

  await post({
    ...checkoutRequest({ items: [{ name: 'Storage', description: '', amount: 1.5 }] }),
    secretNote: 'wanjiru',
  })

  expect(log).toEqual([
    {
      level: 'warn',
      event: 'checkout_failed',
      code: 'invalid_request',
      status: 400,
      requestId: 'lambda-request-1',
      details: { fields: ['items.0.amount', ''] },
    },
  ])
})

test('a hostile body cannot fill the log', async () => {
  const { post, log } = start()
  await post({ ...checkoutRequest(), items: Array.from({ length: 5_000 }, () => 0) })
  expect(log).toMatchObject([{ code: 'invalid_request' }])
  expect(JSON.stringify(log).length).toBeLessThan(500)
})

test('a failure of the provider is logged with its details and answered without them', async () => {
  const { post, log } = startFailing(
    new CheckoutError('provider_busy', { providerRequestId: 'req_1' }),
  )

  const response = await post(checkoutRequest())

  expect(response.status).toBe(503)
  expect(await response.text()).not.toContain('req_1')
  expect(log).toMatchObject([
    { level: 'error', code: 'provider_busy', details: { providerRequestId: 'req_1' } },
  ])
})

test('an unexpected exception is an internal error, told by its kind and place only', async () => {
  const { post, log } = startFailing(new TypeError('No key\n    at wanjiru@example.com'))

  const response = await post(checkoutRequest())

  await expect(response.json()).resolves.toEqual({
    error: {
      code: 'internal_error',
      message: 'Something went wrong here. Please try again.',
    },
  })
  expect(response.status).toBe(500)
  expect(log).toMatchObject([
    {
      level: 'error',
      code: 'internal_error',
      requestId: 'lambda-request-1',
      details: { exception: 'TypeError' },
    },
  ])
  expect(JSON.stringify(log)).toContain('app.test.ts')
  expect(JSON.stringify(log)).not.toContain('wanjiru')
})
