import { screen, within } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { checkoutPath, returnPaths } from '#shared/addresses.ts'
import {
  emailRefusedCode,
  outdatedPageErrors,
  toRequestItem,
  totalChangedCode,
} from '#shared/checkout-contract.ts'
import { mapCustomerFields } from '#shared/customer-fields.ts'
import { toPlainText } from '#shared/plain-text.ts'
import { apiErrors } from '#lambda/errors.ts'
import { checkoutCopy } from '#web/content/checkout-copy.ts'
import { payByTransfer } from '#web/content/order-refusals.ts'
import { paths } from '#web/content/paths.ts'
import { notices } from '#web/content/notices.ts'
import {
  requestCheckoutSession,
  requestTimeout,
} from '#web/quote/checkout/request-checkout-session.ts'
import {
  buy,
  field,
  openCheckout,
  pay,
  payButton,
  refusal,
  respondLater,
  respondWith,
  typedText,
} from '#tests/support/checkout-page.ts'
import { announcements } from '#tests/support/render-page.tsx'
import { customer } from '#tests/support/checkout-request.ts'
import { savedItems, storedItems } from '#tests/support/stored-quotes.ts'
import { savedQuote } from '#tests/support/selections.ts'

const expectLoggedError = () => vi.spyOn(console, 'error').mockImplementation(() => {})
const request = () => requestCheckoutSession(savedQuote, customer)
const failed = () => screen.findByText(notices.checkoutFailed.title)

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

test('the request has exactly the agreed fields, and the shown total in its header (rules 10.2 and 10.13); meanwhile Pay and the transfer’s link do nothing (rules 9.6 and 9.17), and a failure loses no input', async () => {
  const logged = expectLoggedError()
  const error = new TypeError('Failed to fetch')
  const { requests, respond } = respondLater()
  const { user, router } = await openCheckout()
  await buy(user)
  expect(announcements()).toContain(checkoutCopy.processing)
  expect(screen.getByText(checkoutCopy.opening)).toBeVisible()
  const button = screen.getByRole('button', { name: checkoutCopy.processing })
  expect(button).toHaveAttribute('aria-busy', 'true')
  await user.click(button)
  await user.click(screen.getByRole('link', { name: payByTransfer }))
  const stays = { location: { pathname: paths.checkout }, navigation: { state: 'idle' } }
  expect(router.state).toMatchObject(stays)
  const details = mapCustomerFields((customerField) =>
    toPlainText(typedText(customerField) || (customerField.initial ?? '')),
  )
  expect(requests).toEqual([
    {
      path: checkoutPath,
      // US$3,300 in cents.
      total: '330000',
      body: {
        items: savedQuote.lines.map(toRequestItem),
        customerInfo: { ...details, acceptTerms: true },
        successUrl: location.origin + returnPaths.success,
        cancelUrl: location.origin + returnPaths.cancel,
      },
    },
  ])
  respond(Promise.reject(error))
  await failed()
  await screen.findByText(notices.checkoutFailed.description)
  expect(logged).toHaveBeenCalledWith(notices.checkoutFailed.title, error)
  expect(await payButton()).toBeEnabled()
  expect(field('email')).toHaveValue('wanjiru@acme.example')
  expect(storedItems()).toEqual(savedItems)
})

test.each(outdatedPageErrors)(
  'after the refusal %s a reload is offered until the next attempt (rule 9.8)',
  async (code) => {
    expectLoggedError()
    respondWith(() => refusal(code, apiErrors[code].status))
    const { user } = await openCheckout()
    await buy(user)
    await failed()
    expect(screen.getByText(checkoutCopy.outdated.text)).toBeVisible()
    expect(screen.getByRole('button', { name: checkoutCopy.outdated.reload })).toBeEnabled()
    respondWith(() => new Promise(() => {}))
    await pay(user)
    expect(screen.queryByText(checkoutCopy.outdated.text)).toBeNull()
    expect(screen.queryByText(notices.checkoutFailed.title)).toBeNull()
  },
)

// US$3,000 as here, with a cent of tax in place of US$300.
const totals = { listed: 300_000, net: 300_000, vat: 1, total: 300_001 }

test.each([
  ['another total', 300_001, '300001', 'US$3,000.01'],
  ['another total, of which it charges two dollars now', 200, '200', 'US$2.00'],
  ['another total, but is too old to say what it charges now', undefined, '300001', 'US$3,000.01'],
])(
  'if the server has %s, both are shown, and the next press pays the new one (rule 10.13)',
  async (_case, due, total, charged) => {
    expectLoggedError()
    respondWith(() =>
      Response.json(
        { error: { code: totalChangedCode, message: '', totals, due } },
        { status: 409 },
      ),
    )
    const { user } = await openCheckout()
    await buy(user)
    await failed()
    const changed = screen.getByText(checkoutCopy.totalChanged('US$3,300.00', charged))
    const back = within(changed.parentElement ?? document.body).getByRole('link')
    expect(back).toHaveAttribute('href', paths.customQuote)
    // Another percentage than this page's has no name here.
    const sums = `VATUS$0.01To pay, including VATUS$3,000.01`
    for (const shown of [sums, `Today${charged}`])
      expect(screen.getByRole('complementary')).toHaveTextContent(shown)
    expect(field('email')).toHaveValue('wanjiru@acme.example')
    const requests = respondWith(() => new Promise(() => {}))
    await user.click(screen.getByRole('button', { name: `Pay ${charged}` }))
    expect(requests).toMatchObject([{ total }])
    expect(changed).not.toBeInTheDocument()
  },
)

test('an email address rejected by the provider is marked (rule 9.9)', async () => {
  expectLoggedError()
  respondWith(() => refusal(emailRefusedCode, 400))
  const { user } = await openCheckout()
  await buy(user)
  await failed()
  expect(field('email')).toHaveAccessibleDescription(checkoutCopy.errors.emailRefused)
  expect(field('email')).toHaveFocus()
})
