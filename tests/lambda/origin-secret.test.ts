import { expect, test } from 'vitest'
import { checkoutPath } from '#shared/addresses.ts'
import { originSecretHeader } from '#lambda/deployment.ts'
import { startRecordingApp } from '#tests/support/checkout-app.ts'
import { checkoutRequest } from '#tests/support/checkout-request.ts'

const originSecret = 'a-secret-of-the-edge-with-40-characters!'
const body = JSON.stringify(checkoutRequest())

test('a request with the edge’s secret is accepted', async () => {
  const { postBody } = startRecordingApp({ originSecret })
  const response = await postBody(body, { [originSecretHeader]: originSecret })
  expect(response.status).toBe(200)
})

test.each<Record<string, string>>([
  {},
  { [originSecretHeader]: '' },
  { [originSecretHeader]: originSecret.slice(0, -1) },
  { [originSecretHeader]: `${originSecret}!` },
  { [originSecretHeader]: originSecret.toUpperCase() },
  { [originSecretHeader]: `${originSecret}, ${originSecret}` },
])('a request with the header %j bypassed the edge and is refused', async (headers) => {
  const { postBody, refusalOf } = startRecordingApp({ originSecret })
  expect(await refusalOf(await postBody(body, headers))).toBe('400 direct_call')
})

test.each(['/', '/api/orders', checkoutPath])(
  'a request that bypassed the edge learns nothing about %s',
  async (path) => {
    const { request, refusalOf } = startRecordingApp({ originSecret })
    expect(await refusalOf(await request(path))).toBe('400 direct_call')
  },
)
