import { expect, test } from 'vitest'
import { returnPaths } from '#shared/addresses.ts'
import { createDryRun } from '#lambda/dry-run.ts'
import { ApiError } from '#lambda/errors.ts'
import { refusalOf, startApp } from '#tests/support/checkout-app.ts'
import { checkoutRequest, siteOrigin } from '#tests/support/checkout-request.ts'

function start(readKey = async () => 'sk_test_key') {
  let reads = 0
  const dryRun = createDryRun(() => {
    reads += 1
    return readKey()
  })
  return { ...startApp(dryRun), reads: () => reads }
}

test('a sound quote gets the site’s own success address, after the key was read', async () => {
  const { post, reads, log } = start()

  const response = await post(checkoutRequest())

  expect(response.status).toBe(200)
  expect(await response.json()).toEqual({ url: siteOrigin + returnPaths.success })
  expect(reads()).toBe(1)
  expect(log).toEqual([])
})

test('a key that cannot be read fails it', async () => {
  const details = { extensionStatus: 400 }
  const { post, log } = start(async () => {
    throw new ApiError('key_unavailable', details)
  })

  expect(await refusalOf(await post(checkoutRequest()))).toBe('500 key_unavailable')
  expect(log).toMatchObject([{ level: 'error', details }])
})

test('a request that would be refused is refused as usual, before the key is read', async () => {
  const { post, reads } = start()
  const request = checkoutRequest({ successUrl: 'https://evil.example/payment-success' })
  expect(await refusalOf(await post(request))).toBe('400 return_address_refused')
  expect(reads()).toBe(0)
})
