import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { noFault, type Fault } from '#infra/local/stripe/server.ts'
import { formerPageTime } from '#lambda/stripe/former-page.ts'
import { openPageHeader } from '#shared/checkout-contract.ts'
import { startApp } from '#tests/support/checkout-app.ts'
import { checkoutRequest } from '#tests/support/checkout-request.ts'
import {
  respondWithError,
  respondWithJson,
  sampleOrder,
  startPayments,
} from '#tests/support/provider-server.ts'

beforeEach(
  () => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true }),
)
afterEach(() => void vi.useRealTimers())

/** A provider with an open page, and with these faults when that is ended or looked at. */
async function openPage(end: Fault = noFault, look: Fault = noFault) {
  const fault: Fault = (response, request, answer) => {
    const fails = request.method === 'GET' ? look : end
    ;(/sessions\/cs_/.test(request.url ?? '') ? fails : noFault)(response, request, answer)
  }
  const { provider, payments } = await startPayments(...Array<Fault>(10).fill(fault))
  const { page: id = '' } = await payments.createSession(sampleOrder)
  const [session] = provider.sent()
  if (!session) throw new Error('No session was created')
  const set = (changes: Partial<typeof session>) =>
    provider.sessions.set(id, { ...session, ...changes })
  const app = startApp(payments)
  const pay = async (page = id) =>
    app.postBody(JSON.stringify(checkoutRequest()), { [openPageHeader]: page })
  const statuses = () => provider.sent().map(({ status }) => status)
  return { set, pay, statuses, provider, ...app }
}

test.each(['open', 'expired'] as const)(
  'a former page that is %s can’t be paid any more once the next one opens (rule 10.17)',
  async (status) => {
    const { set, pay, statuses, sessions } = await openPage()
    set({ status })
    expect(await (await pay()).json()).toMatchObject({
      page: expect.stringMatching(/^cs_test_\w+$/) as unknown,
      formerPage: 'ended',
    })
    expect(statuses()).toEqual(['expired', 'open'])
    expect(sessions).toMatchObject([{ former: { fate: 'ended' } }])
  },
)

test('a former page that was paid is a refusal with its reference, total and time of opening, and no other page opens (rule 10.17)', async () => {
  const { set, pay, statuses, log } = await openPage()
  set({ status: 'complete', createdAt: Date.UTC(2026, 10, 27, 12) })
  const response = await pay()
  expect(response.status).toBe(409)
  expect(await response.json()).toMatchObject({
    error: {
      code: 'already_paid',
      // Everything on offer is US$14,220.00, and 10 %.
      paid: { reference: '7KQ3-M4TX', total: 15_642_00, openedAt: Date.UTC(2026, 10, 27, 12) },
    },
  })
  expect(statuses()).toEqual(['complete'])
  expect(log).toMatchObject([{ code: 'already_paid', details: { reference: '7KQ3-M4TX' } }])
})

const invalid = { type: 'invalid_request_error' }
const refuse = respondWithError(400, invalid)
const never: Fault = () => void vi.advanceTimersByTime(formerPageTime.end)

test.each<[what: string, faults: readonly [end: Fault, look?: Fault], details: object]>([
  ['is unknown, or another account’s', [respondWithError(404, invalid)], { providerStatus: 404 }],
  ['can’t be ended with this key', [respondWithError(403, invalid)], { providerStatus: 403 }],
  ['is not ended in time', [never], { reason: 'ETIMEDOUT' }],
  ['is not seen in time', [refuse, never], { reason: 'ETIMEDOUT' }],
  ['can’t be seen', [refuse, respondWithError(500, {})], { providerStatus: 500 }],
  [
    'is not this site’s',
    [refuse, respondWithJson(200, { status: 'complete', amount_total: 100, created: 1 })],
    { providerError: 'SessionNotExpired' },
  ],
])('a former page that %s holds up no buyer, and is logged', async (_what, faults, details) => {
  const { pay, sessions } = await openPage(...faults)
  expect(await (await pay()).json()).toMatchObject({ formerPage: 'unknown' })
  expect(sessions).toMatchObject([{ former: { fate: 'unknown', details } }])
})

test.each(['', 'cs test', 'cs_test_1/../../refunds', 'cs_test_1, cs_test_2', 'x'.repeat(256)])(
  'the malformed id %j is refused before anything else, and reaches no provider',
  async (page) => {
    const { pay, provider } = await openPage()
    const response = await pay(page)
    expect(await response.json()).toMatchObject({ error: { code: 'malformed_page_id' } })
    expect(provider.received).toHaveLength(1)
  },
)
