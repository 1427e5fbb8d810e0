import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { checkoutPath, returnPaths } from '#shared/addresses.ts'
import {
  checkoutRequestSchema,
  emailRefusedCode,
  toRequestItems,
  outdatedPageCodes,
} from '#shared/checkout-contract.ts'
import { customerFields, mapCustomerFields } from '#shared/customer-fields.ts'
import { toPlainText } from '#shared/plain-text.ts'
import { apiErrors } from '#lambda/errors.ts'
import { checkoutCopy } from '#web/content/checkout-copy.ts'
import { notices } from '#web/content/notices.ts'
import { requestTimeout } from '#web/quote/checkout/request-checkout-session.ts'
import {
  accept,
  buy,
  expectLoggedError,
  field,
  openCheckout,
  pay,
  payButton,
  respondWith,
  typedText,
} from '#tests/support/checkout-page.ts'
import { savedQuoteItems, storedQuoteItems } from '#tests/support/quote-items.ts'
import { savedLines } from '#tests/support/selections.ts'

const failed = () => screen.findByText(notices.checkoutFailed.title)

test('the request has exactly the agreed fields (rule 10.2)', async () => {
  expectLoggedError()
  const requests = respondWith(() => Response.json({}))
  const { user } = await openCheckout()
  await buy(user)
  await failed()
  const details = mapCustomerFields((customerField) => {
    const text = typedText(customerField) || (customerField.initial ?? '')
    return toPlainText(text)
  })
  expect(requests).toEqual([
    {
      path: checkoutPath,
      body: {
        items: toRequestItems(savedLines),
        customerInfo: { ...details, acceptTerms: true },
        successUrl: location.origin + returnPaths.success,
        cancelUrl: location.origin + returnPaths.cancel,
      },
    },
  ])
})

test('every field is sent, truncated to its limit between two characters', async () => {
  expectLoggedError()
  const requests = respondWith(() => Response.json({}))
  const { user } = await openCheckout()
  // Like autofill, which ignores the limit.
  for (const { name, maxLength } of customerFields) {
    fireEvent.change(field(name), { target: { value: `@${'🙂'.repeat(maxLength)}` } })
  }
  await accept(user)
  await pay(user)
  await failed()
  const request = checkoutRequestSchema.parse(requests[0]?.body)
  expect(request.customerInfo).toMatchObject(
    mapCustomerFields(({ maxLength }) => `@${'🙂'.repeat(Math.floor((maxLength - 1) / 2))}`),
  )
})

test.each<[string, () => Response | Promise<Response>]>([
  ['no url in the response', () => Response.json({ id: 'cs_1' })],
  ['a url that is not a web address', () => Response.json({ url: 'javascript:alert(1)' })],
  ['a relative url', () => Response.json({ url: '/pay' })],
  ['a response that is not JSON', () => new Response('<html>', { status: 200 })],
  ['an empty response', () => new Response(null, { status: 502 })],
  [
    'an error of the server',
    () => Response.json({ error: { code: 'provider_unavailable', message: '' } }, { status: 502 }),
  ],
  [
    'a provider that is busy',
    () => {
      const code = 'provider_busy'
      const { status, message } = apiErrors[code]
      return Response.json({ error: { code, message } }, { status })
    },
  ],
  ['a network error', () => Promise.reject(new TypeError('Failed to fetch'))],
])('%s: the failure is shown and logged, and no input is lost', async (_case, respond) => {
  const logged = expectLoggedError()
  respondWith(respond)
  const { user } = await openCheckout()
  await buy(user)
  await failed()
  await screen.findByText(notices.checkoutFailed.description)
  expect(logged).toHaveBeenCalled()
  expect(await payButton()).toBeEnabled()
  expect(field('email')).toHaveValue('wanjiru@acme.example')
  expect(storedQuoteItems()).toEqual(savedQuoteItems)
})

test('a request that exceeds the timeout fails; until then Pay does nothing', async () => {
  const logged = expectLoggedError()
  const timer = new AbortController()
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(timer.signal)
  const requests = respondWith(
    (signal) =>
      new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason))
      }),
  )
  const { user } = await openCheckout()
  await buy(user)
  const announced = screen.getAllByRole('status').map(({ textContent }) => textContent)
  expect(announced).toContain(checkoutCopy.processing)
  await user.click(screen.getByRole('button', { name: checkoutCopy.processing }))
  expect(requests).toHaveLength(1)
  expect(timeout.mock.calls).toEqual([[requestTimeout]])
  const timeoutError = new DOMException('Timed out', 'TimeoutError')
  timer.abort(timeoutError)
  await failed()
  expect(logged).toHaveBeenCalledWith(notices.checkoutFailed.title, timeoutError)
  expect(await payButton()).toBeEnabled()
})

test.each(outdatedPageCodes)(
  'if the server refuses the page’s request with %s, a reload is offered until the next attempt (rule 9.8)',
  async (code) => {
    expectLoggedError()
    const { status, message } = apiErrors[code]
    respondWith(() => Response.json({ error: { code, message } }, { status }))
    const { user } = await openCheckout()
    await buy(user)
    await failed()
    expect(screen.getByText(checkoutCopy.outdated.text)).toBeVisible()
    expect(screen.getByRole('button', { name: checkoutCopy.outdated.reload })).toBeEnabled()
    respondWith(() => new Promise(() => {}))
    await pay(user)
    expect(screen.queryByText(checkoutCopy.outdated.text)).toBeNull()
  },
)

test('an email address that the provider rejects is marked', async () => {
  expectLoggedError()
  const error = { code: emailRefusedCode, message: '' }
  respondWith(() => Response.json({ error }, { status: 400 }))
  const { user } = await openCheckout()
  await buy(user)
  await failed()
  expect(field('email')).toHaveAccessibleDescription(checkoutCopy.errors.emailRefused)
  expect(field('email')).toHaveFocus()
})
