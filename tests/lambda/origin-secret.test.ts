import { expect, test } from 'vitest'
import { checkoutPath } from '#shared/addresses.ts'
import { originSecretHeader } from '#lambda/deployment.ts'
import { refusalOf, startApp } from '#tests/support/checkout-app.ts'
import { checkoutRequest } from '#tests/support/checkout-request.ts'
import { recordingPayments } from '#tests/support/recording-payments.ts'

const originSecret = 'a-secret-of-the-edge-with-40-characters!'

function start() {
  const { payments, orders } = recordingPayments()
  return { orders, ...startApp(payments, { originSecret }) }
}

const body = JSON.stringify(checkoutRequest())

test('a request through the edge, which carries its secret, is answered', async () => {
  const { postBody } = start()
  const response = await postBody(body, { [originSecretHeader]: originSecret })
  expect(response.status).toBe(200)
})

test.each([
  undefined,
  '',
  originSecret.slice(0, -1),
  `${originSecret}!`,
  originSecret.toUpperCase(),
  `${originSecret}, ${originSecret}`,
])('a request with the secret %j came around the edge and is refused', async (secret) => {
  const { postBody, orders } = start()
  const response = await postBody(
    body,
    secret === undefined ? {} : { [originSecretHeader]: secret },
  )
  await expect(refusalOf(response)).resolves.toEqual({ status: 400, code: 'direct_call' })
  expect(orders).toEqual([])
})

test.each(['/', '/api/orders', checkoutPath])(
  'whoever comes around the edge learns nothing of %s',
  async (path) => {
    const { ask } = start()
    await expect(refusalOf(await ask(path))).resolves.toEqual({ status: 400, code: 'direct_call' })
  },
)
