import { act, screen, within } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { mapCustomerFields } from '#shared/customer-fields.ts'
import { offerLine } from '#shared/pricing.ts'
import { checkoutCopy } from '#web/content/checkout-copy.ts'
import { notices } from '#web/content/notices.ts'
import { payByTransfer } from '#web/content/order-refusals.ts'
import { sumNames } from '#web/content/sum-names.ts'
import {
  requestCheckoutSession,
  requestTimeout,
} from '#web/quote/checkout/request-checkout-session.ts'
import {
  buy,
  openCheckout,
  pay,
  payButton,
  refusal,
  respondNever,
  respondWith,
} from '#tests/support/checkout-page.ts'
import { customer } from '#tests/support/checkout-request.ts'
import { announcements, field, link } from '#tests/support/render-page.tsx'
import { startOf } from '#tests/support/shown-words.ts'
import { cabling, firewall } from '#tests/support/quote-events.ts'
import { savedQuote } from '#tests/support/selections.ts'
import { savedItems, storedItems } from '#tests/support/stored-quotes.ts'

const expectLoggedError = () => vi.spyOn(console, 'error').mockImplementation(() => {})
const failed = () => screen.findByText(notices.checkoutFailed.title)
const askToTryAgain = notices.checkoutFailed.description
const { email } = mapCustomerFields(({ label }) => label)

test('the request has exactly the agreed fields, and the shown total in its header (rules 10.2 and 10.13); meanwhile Pay and the transfer’s link do nothing (rules 9.6 and 9.17), and a failure loses no input', async () => {
  const logged = expectLoggedError()
  const error = new TypeError('Failed to fetch')
  const pending: ((reason: Error) => void)[] = []
  const requests = respondWith(() => new Promise((_resolve, fail) => void pending.push(fail)))
  const { user, router } = await openCheckout()
  expect(await payButton()).toHaveAttribute('aria-disabled', 'false')
  await buy(user)
  expect(announcements()).toContain(checkoutCopy.processing)
  expect(screen.getByText(checkoutCopy.opening)).toBeVisible()
  const button = screen.getByRole('button', { name: checkoutCopy.processing })
  expect(button).toHaveAttribute('aria-busy', 'true')
  expect(button).toHaveAttribute('aria-disabled', 'true')
  await user.click(button)
  await user.click(link(payByTransfer))
  const stays = { location: { pathname: '/checkout' }, navigation: { state: 'idle' } }
  expect(router.state).toMatchObject(stays)
  expect(requests).toEqual([
    {
      path: '/api/create-checkout-session',
      // US$2,400 and US$600, and 10% on top, in cents.
      total: '330000',
      body: {
        items: [
          { name: 'Office Cabling', description: offerLine(cabling).description, amount: 240_000 },
          {
            name: 'Firewall & Filter',
            description: offerLine(firewall).description,
            amount: 60_000,
          },
        ],
        customerInfo: {
          fullName: 'Wanjiru Kamau',
          email: 'wanjiru@acme.example',
          phone: '+256 700 000 000',
          company: '',
          address: '',
          city: '',
          postalCode: '',
          country: 'Uganda',
          notes: 'Gate B after noon',
          acceptTerms: true,
        },
        successUrl: `${location.origin}/payment-success`,
        cancelUrl: `${location.origin}/payment-failed`,
      },
    },
  ])
  pending.shift()?.(error)
  await failed()
  expect(logged).toHaveBeenCalledWith(notices.checkoutFailed.title, error)
  expect(await payButton()).toBeEnabled()
  expect(field(email)).toHaveValue('wanjiru@acme.example')
  expect(storedItems()).toEqual(savedItems)
})

const noAnswer = () => Promise.reject(new TypeError())
const { failed: lost, outdated, orderRefused, summary } = checkoutCopy

test.each<[string, () => Response | Promise<Response>, string, string[]]>([
  ['no answer', noAnswer, lost.forNow, []],
  ['an order that the provider refuses', () => refusal('provider_rejected', 422), lost.forGood, []],
  ['a changed price', () => refusal('price_refused', 422), outdated.text, ['button']],
  ['another version’s request', () => refusal('invalid_request', 400), outdated.text, ['button']],
  ['a refused package', () => refusal('order_refused', 422), orderRefused, ['link']],
])(
  'after %s the form says what to do until the next press, and only what can help is asked for (rule 9.8)',
  async (name, answer, toDo, ways) => {
    expectLoggedError()
    respondWith(answer)
    const { user } = await openCheckout()
    await buy(user)
    await failed()
    const asks = screen.queryAllByText(askToTryAgain)
    expect(asks).toHaveLength(name === 'no answer' ? 1 : 0)
    const said = screen.getByText(toDo)
    const alert = said.parentElement ?? document.body
    expect(alert).toHaveAttribute('role', 'alert')
    const found = [...alert.querySelectorAll('a, button')]
    expect(found.map((it) => it.textContent)).toEqual(
      ways.map((way) => (way === 'link' ? summary.edit : outdated.reload)),
    )
    respondNever()
    await pay(user)
    expect(said).not.toBeInTheDocument()
    expect(screen.queryByText(notices.checkoutFailed.title)).not.toBeInTheDocument()
  },
)

// US$3,000 as here, with a cent of tax in place of US$300.
const totals = { listed: 300_000, net: 300_000, vat: 1, total: 300_001 }

test('if the server has another total, of which it charges two dollars now, both are shown, and the next press pays the new one (rule 10.13)', async () => {
  expectLoggedError()
  respondWith(() => refusal('total_changed', 409, { totals, due: 200 }))
  const { user } = await openCheckout()
  await buy(user)
  await failed()
  const changed = screen.getByText(checkoutCopy.totalChanged('US$3,300.00', 'US$2.00'))
  const back = within(changed.parentElement ?? document.body).getByRole('link')
  expect(back).toHaveAttribute('href', '/custom-quote')
  // Another percentage than this page's has no name here.
  const sums = `VATUS$0.01${sumNames.offered.total}US$3,000.01`
  expect(screen.getByRole('complementary')).toHaveTextContent(sums)
  const requests = respondNever()
  await user.click(screen.getByRole('button', { name: checkoutCopy.pay('US$2.00') }))
  expect(requests).toMatchObject([{ total: '200' }])
  expect(changed).not.toBeInTheDocument()
})

test('an email address rejected by the provider is marked (rule 9.9)', async () => {
  expectLoggedError()
  respondWith(() => refusal('email_refused', 400))
  const { user } = await openCheckout()
  await buy(user)
  await failed()
  expect(field(email)).toHaveAccessibleDescription(startOf(checkoutCopy.errors.emailRefused))
  expect(field(email)).toHaveFocus()
})

test('if the provider’s page does not open within ten seconds, that is said, and Pay can be pressed again (rule 9.10)', async () => {
  const logged = expectLoggedError()
  respondWith(() => Response.json({ url: `${location.origin}/#nowhere` }))
  const { user } = await openCheckout()
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  await buy(user)
  await vi.waitFor(() => expect(location.hash).toBe('#nowhere'))
  expect(screen.getByRole('button', { name: checkoutCopy.processing })).toBeVisible()
  await act(() => vi.advanceTimersByTimeAsync(10_000))
  expect(screen.getByText(notices.providerNotOpened.title)).toBeVisible()
  expect(logged).toHaveBeenCalledOnce()
  expect(await payButton()).toBeEnabled()
  history.replaceState(null, '', '/')
})

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
