import { expect, test } from 'vitest'
import { returnPaths } from '#shared/addresses.ts'
import { createDryRun } from '#lambda/dry-run.ts'
import { CheckoutError } from '#lambda/errors.ts'
import { refusalOf, startApp } from '#tests/support/checkout-app.ts'
import { checkoutRequest, siteOrigin } from '#tests/support/checkout-request.ts'

function start(readKey = async () => 'sk_test_key') {
  let readings = 0
  const dryRun = createDryRun(() => {
    readings += 1
    return readKey()
  })
  return { ...startApp(dryRun), readings: () => readings }
}

test('a sound quote gets the site’s own success address, after the key was read', async () => {
  const { post, readings, log } = start()

  const response = await post(checkoutRequest())

  expect(response.status).toBe(200)
  expect(await response.json()).toEqual({ url: siteOrigin + returnPaths.success })
  expect(readings()).toBe(1)
  expect(log).toEqual([])
})

test('a key that cannot be read fails it', async () => {
  const { post, log } = start(async () => {
    throw new CheckoutError('key_unavailable', { extensionStatus: 400 })
  })

  const response = await post(checkoutRequest())

  await expect(refusalOf(response)).resolves.toEqual({ status: 500, code: 'key_unavailable' })
  expect(log).toMatchObject([{ level: 'error', details: { extensionStatus: 400 } }])
})

const [item] = checkoutRequest().items

test.each([
  ['that is no JSON', '{', 'malformed_body'],
  ['of an empty quote', JSON.stringify(checkoutRequest({ items: [] })), 'invalid_request'],
  [
    'at a price of its own',
    JSON.stringify(
      checkoutRequest({ items: [{ name: 'SSL Certificate', description: '', amount: 1 }] }),
    ),
    'price_refused',
  ],
  [
    'of an item twice',
    JSON.stringify({ ...checkoutRequest(), items: [item, item] }),
    'duplicate_item',
  ],
  [
    'that returns elsewhere',
    JSON.stringify(checkoutRequest({ successUrl: 'https://evil.example/payment-success' })),
    'return_address_refused',
  ],
])('a request %s is refused as ever, before the key is read', async (_, body, code) => {
  const { postBody, readings } = start()
  await expect(refusalOf(await postBody(body))).resolves.toEqual({ status: 400, code })
  expect(readings()).toBe(0)
})
