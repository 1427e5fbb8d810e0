import { expect, test } from 'vitest'
import { checkoutPath, returnPaths } from '#shared/addresses.ts'

test('the call and the return addresses are the specified ones', () => {
  expect(checkoutPath).toBe('/api/create-checkout-session')
  expect(returnPaths).toEqual({ success: '/payment-success', cancel: '/payment-failed' })
})
