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
import { cents, sum } from '#shared/money.ts'
import { toPlainText } from '#shared/plain-text.ts'
import { taxName, vat } from '#shared/vat.ts'
import { includedName } from '#shared/words.ts'
import { apiErrors } from '#lambda/errors.ts'
import { checkoutCopy } from '#web/content/checkout-copy.ts'
import { paths } from '#web/content/paths.ts'
import * as money from '#web/ui/browser/format-money.ts'
import * as shown from '#tests/support/shown-amounts.ts'
import { notices } from '#web/content/notices.ts'
import { sumNames } from '#web/content/sums.ts'
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
const refusal = (code: string, status: number) =>
  Response.json({ error: { code, message: '' } }, { status })

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

test('the request has exactly the agreed fields, and the shown total in its header (rules 10.2 and 10.13); meanwhile Pay does nothing, and a failure loses no input', async () => {
  const logged = expectLoggedError()
  const error = new TypeError('Failed to fetch')
  const { requests, respond } = respondLater()
  const { user } = await openCheckout()
  await buy(user)
  expect(announcements()).toContain(checkoutCopy.processing)
  await user.click(screen.getByRole('button', { name: checkoutCopy.processing }))
  const details = mapCustomerFields((customerField) =>
    toPlainText(typedText(customerField) || (customerField.initial ?? '')),
  )
  expect(requests).toEqual([
    {
      path: checkoutPath,
      total: String(savedQuote.totals.total),
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

const totals = {
  ...savedQuote.totals,
  vat: cents(1),
  total: sum([savedQuote.totals.net, cents(1)]),
}

test.each([
  ['another total', totals.total],
  ['another total, of which it charges two dollars now', cents(200)],
  ['another total, but is too old to say what it charges now', undefined],
])(
  'if the server has %s, both are shown, and the next press pays the new one (rule 10.13)',
  async (_case, due) => {
    const charged = due ?? totals.total
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
    const [before, now] = [savedQuote.due, charged].map(shown.formatExactPrice)
    const changed = screen.getByText(checkoutCopy.totalChanged(before ?? '', now ?? ''))
    const back = within(changed.parentElement ?? document.body).getByRole('link')
    expect(back).toHaveAttribute('href', paths.customQuote)
    const summary = within(screen.getByRole('complementary'))
    for (const amount of [totals.vat, totals.total])
      expect(summary.getByText(shown.formatExactPrice(amount), { selector: 'dd' })).toBeVisible()
    // At the head and among the sums, unless it is the total.
    const isPart = charged !== totals.total
    expect(summary.queryAllByText(sumNames.due)).toHaveLength(isPart ? 2 : 0)
    // Another percentage than this page's has no name here.
    const tax = vat.isIncluded ? includedName(taxName) : taxName
    expect(summary.getByText(tax, { selector: 'dt' })).toBeVisible()
    expect(field('email')).toHaveValue('wanjiru@acme.example')
    const requests = respondWith(() => new Promise(() => {}))
    await user.click(
      screen.getByRole('button', { name: checkoutCopy.pay(money.formatExactPrice(charged)) }),
    )
    expect(requests).toMatchObject([{ total: String(charged) }])
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
