import { expect, test } from 'vitest'
import { routesFor } from '#infra/stack/site-api.ts'
import * as addresses from '#shared/addresses.ts'
import { startRecordingApp } from '#tests/support/checkout-app.ts'
import { siteOrigin } from '#tests/support/checkout-request.ts'

const limitedRoutes = routesFor(null).own.map(({ key }) => key)

// Without one it would share the small throttle for errors.
test('every path of the API has a route with its own limit, in `endpoints` of lambda/deployment.ts', () => {
  const paths = Object.values(addresses).filter((path) => typeof path === 'string')
  const own = paths.filter((path) => path.startsWith('/api/') && path !== addresses.apiPaths)
  expect(new Set(limitedRoutes)).toEqual(new Set(own.map((path) => `POST ${path}`)))
})

test.each(limitedRoutes)(
  '%s is an endpoint of the function, in `endpoints` of lambda/app.ts',
  async (route) => {
    const [method = '', path = ''] = route.split(' ')
    const { request, refusalOf } = startRecordingApp()
    const response = await request(path, { method, headers: { origin: siteOrigin } })
    expect(await refusalOf(response)).not.toBe('400 unknown_path')
  },
)

// The quota of a new account, the smallest reservation, and one beyond Stripe's 25 a second.
test.each([
  [null, 5, 2, 5],
  [1, 1, 1, 1],
  [200, 25, 2, 5],
])(
  'a concurrency of %s lets through %i checkouts and %i other requests a second, at most %i at once (rule 15.6)',
  (reservedConcurrency, checkouts, rate, burst) => {
    const { own, others } = routesFor(reservedConcurrency)
    expect(own).toMatchObject([{ rate: checkouts, burst: checkouts }])
    expect(others).toMatchObject({ rate, burst })
  },
)
