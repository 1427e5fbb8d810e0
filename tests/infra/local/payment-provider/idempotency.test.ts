import { expect, test } from 'vitest'
import { errorOf, idOf, orderForm, postSession, startProvider } from './provider.ts'

test('the same request with the same idempotency key opens one session', async () => {
  const provider = await startProvider()
  const headers = { 'idempotency-key': 'attempt-1' }
  const first = await postSession(provider, { headers })
  const second = await postSession(provider, { headers })
  expect(first.headers.has('idempotent-replayed')).toBe(false)
  expect(second.headers.get('idempotent-replayed')).toBe('true')
  expect(second.headers.get('original-request')).toBe(first.headers.get('request-id'))
  expect(await second.text()).toBe(await first.text())
})

test('another request with a used idempotency key is refused', async () => {
  const provider = await startProvider()
  const headers = { 'idempotency-key': 'attempt-1' }
  await postSession(provider, { headers })
  const other = orderForm()
  other.set('line_items[0][quantity]', '2')
  const response = await postSession(provider, { headers, body: other })
  expect(response.status).toBe(400)
  expect((await errorOf(response)).type).toBe('idempotency_error')
})

test('an idempotency key can be used again after a refusal', async () => {
  const provider = await startProvider()
  const headers = { 'idempotency-key': 'attempt-1' }
  const refused = await postSession(provider, { headers, body: new URLSearchParams() })
  expect(refused.status).toBe(400)
  expect((await postSession(provider, { headers })).status).toBe(200)
})

test('other keys, and requests without one, open sessions of their own', async () => {
  const provider = await startProvider()
  const headers = { 'idempotency-key': 'attempt-1' }
  const responses = [
    await postSession(provider, { headers }),
    await postSession(provider, { headers: { 'idempotency-key': 'attempt-2' } }),
    await postSession(provider, { headers: { ...headers, authorization: 'Bearer sk_test_456' } }),
    await postSession(provider),
    await postSession(provider),
  ]
  const ids = await Promise.all(responses.map(idOf))
  expect(new Set(ids).size).toBe(5)
})
