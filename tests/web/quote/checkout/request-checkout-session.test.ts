import { expect, onTestFinished, test, vi } from 'vitest'
import {
  requestCheckoutSession,
  requestTimeout,
} from '#web/quote/checkout/request-checkout-session.ts'
import { refusal, respondWith } from '#tests/support/checkout-page.ts'
import { customer } from '#tests/support/checkout-request.ts'
import { savedQuote } from '#tests/support/selections.ts'

const request = () => requestCheckoutSession(savedQuote, customer)

test.each<[string, Response, string | null]>([
  ['no url in the response', Response.json({ id: 'cs_1' }), null],
  ['a url that is not a web address', Response.json({ url: 'javascript:alert(1)' }), null],
  ['a relative url', Response.json({ url: '/pay' }), null],
  ['a response that is not JSON', new Response('<html>'), null],
  ['an error of another server', Response.json({ message: 'Too large' }, { status: 413 }), null],
  ['an error of ours', refusal('provider_busy', 503), 'provider_busy'],
])('%s is a failure (rule 9.8)', async (_case, response, code) => {
  respondWith(() => response)
  expect(await request()).toMatchObject({ isCreated: false, code })
})

test('a request fails after its timeout', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  respondWith(
    (signal) =>
      new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason))
      }),
  )
  const answered = vi.fn<(outcome: unknown) => void>()
  void request().then(answered)
  await vi.advanceTimersByTimeAsync(requestTimeout - 1)
  expect(answered).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(answered.mock.lastCall).toMatchObject([{ isCreated: false, code: null }])
})
