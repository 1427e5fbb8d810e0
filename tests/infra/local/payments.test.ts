import { createServer } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { CommandError } from '#infra/tools/command.ts'
import { listenOnLocalhost } from '#infra/local/listen.ts'
import { startPayments } from '#infra/local/payments.ts'
import { localTestKey, type PaymentSettings } from '#infra/local/settings.ts'
import { freePort } from '#tests/support/free-port.ts'

async function paymentsOf(payments: PaymentSettings, port = 1) {
  const started = await startPayments({ port, siteOrigins: [], payments })
  onTestFinished(() => started.close())
  return started
}

/** A port that is taken, with the port below it free. */
async function takenPort(): Promise<number> {
  const { port, close } = await listenOnLocalhost(createServer(), 0)
  onTestFinished(close)
  return port
}

test('Stripe is reached with the key alone', async () => {
  const payments = await paymentsOf({ provider: 'stripe', secretKey: 'sk_test_1' })
  expect(payments).toMatchObject({ secretKey: 'sk_test_1', environment: {} })
})

test.each([
  ['sk_test_1', 'Stripe with a test key'],
  ['sk_live_1', 'Stripe with a LIVE key, cards are charged'],
  ['rk_live_1', 'Stripe with a LIVE key, cards are charged'],
])('the key %s is described as "%s"', async (secretKey, description) => {
  expect((await paymentsOf({ provider: 'stripe', secretKey })).description).toBe(description)
})

test('another server is reached at its address', async () => {
  const apiBase = 'https://pay.example'
  const payments = await paymentsOf({ provider: 'other', secretKey: 'sk_1', apiBase })
  expect(payments).toMatchObject({
    secretKey: 'sk_1',
    environment: { STRIPE_API_BASE: apiBase },
    description: 'the server at https://pay.example',
  })
})

test('the stand-in runs beside the site', async () => {
  const port = await freePort()
  const payments = await paymentsOf({ provider: 'stand-in', port: undefined }, port - 1)
  const url = `http://127.0.0.1:${port}`
  expect(payments).toMatchObject({
    secretKey: localTestKey,
    environment: { STRIPE_API_BASE: url },
    description: `a local stand-in at ${url}, no card is charged`,
  })
  expect((await fetch(url)).status).toBe(404)
})

test('the stand-in moves on when the port beside the site is taken', async () => {
  const port = await takenPort()
  const { environment } = await paymentsOf({ provider: 'stand-in', port: undefined }, port - 1)
  expect(environment['STRIPE_API_BASE']).not.toBe(`http://127.0.0.1:${port}`)
  expect((await fetch(environment['STRIPE_API_BASE'] ?? '')).status).toBe(404)
})

test('the stand-in beside the last port of all takes any other', async () => {
  const { environment } = await paymentsOf({ provider: 'stand-in', port: undefined }, 65_535)
  expect((await fetch(environment['STRIPE_API_BASE'] ?? '')).status).toBe(404)
})

test('a port that was asked for is taken, or refused with the name of the setting', async () => {
  const port = await freePort()
  const { environment, close } = await paymentsOf({ provider: 'stand-in', port })
  expect(environment['STRIPE_API_BASE']).toBe(`http://127.0.0.1:${port}`)
  await expect(paymentsOf({ provider: 'stand-in', port })).rejects.toEqual(
    new CommandError(`Port ${port} is in use: set PAYMENTS_PORT to another one.`),
  )
  await close()
})
