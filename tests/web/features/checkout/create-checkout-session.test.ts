import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import {
  accept,
  answerWith,
  expectLoggedError,
  fillIn,
  openCheckout,
  pay,
} from '#tests/support/checkout-page.ts'
import { savedQuoteItems } from '#tests/support/quote-items.ts'

test('the call carries exactly the agreed fields (rule 10.2)', async () => {
  expectLoggedError()
  const requests = answerWith(() => Response.json({}))
  const { user } = await openCheckout()
  await fillIn(user)
  await accept(user)
  await pay(user)
  await screen.findByText('Checkout failed')
  expect(requests).toEqual([
    {
      path: '/api/create-checkout-session',
      body: {
        items: savedQuoteItems.map(({ name, description, price }) => ({
          name,
          description,
          amount: price * 100,
        })),
        customerInfo: {
          fullName: 'Wanjiru Kamau',
          email: 'wanjiru@acme.example',
          phone: '+254 700 000 001',
          company: '',
          address: '',
          city: '',
          postalCode: '',
          country: 'Kenya',
          notes: 'Gate B after noon',
          acceptTerms: true,
        },
        successUrl: `${location.origin}/payment-success`,
        cancelUrl: `${location.origin}/payment-failed`,
      },
    },
  ])
})

test('what a field was given beyond its limit is cut, between two characters', async () => {
  expectLoggedError()
  const requests = answerWith(() => Response.json({}))
  const { user } = await openCheckout()
  await fillIn(user)
  // As a browser's autofill does, which knows no limit.
  fireEvent.change(screen.getByLabelText('Company'), { target: { value: `A${'🙂'.repeat(80)}` } })
  await accept(user)
  await pay(user)
  await screen.findByText('Checkout failed')
  expect(requests).toMatchObject([{ body: { customerInfo: { company: `A${'🙂'.repeat(79)}` } } }])
})

test.each<[string, () => Response | Promise<Response>]>([
  ['no url in the response', () => Response.json({ id: 'cs_1' })],
  ['a url that is no web address', () => Response.json({ url: 'javascript:alert(1)' })],
  ['a relative url', () => Response.json({ url: '/pay' })],
  ['a response that is not JSON', () => new Response('<html>', { status: 200 })],
  ['an empty response', () => new Response(null, { status: 502 })],
  [
    'an error of the server',
    () => Response.json({ error: { code: 'provider_unavailable', message: '' } }, { status: 502 }),
  ],
  ['a network error', () => Promise.reject(new TypeError('Failed to fetch'))],
])('%s: the failure is told and logged, and nothing typed is lost', async (_case, answer) => {
  const logged = expectLoggedError()
  answerWith(answer)
  const { user } = await openCheckout()
  await fillIn(user)
  await accept(user)
  await pay(user)
  await screen.findByText('Checkout failed')
  await screen.findByText('Unable to process checkout. Please try again.')
  expect(logged).toHaveBeenCalled()
  expect(screen.getByRole('button', { name: 'Pay US$3,074.00' })).toBeEnabled()
  expect(screen.getByLabelText(/Email/)).toHaveValue('wanjiru@acme.example')
  expect(localStorage.getItem('quoteItems')).not.toBeNull()
})

test('a call that takes more than 20 s is given up, which is a failure', async () => {
  const logged = expectLoggedError()
  const clock = new AbortController()
  const limit = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(clock.signal)
  const requests = answerWith(
    (signal) =>
      new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason))
      }),
  )
  const { user } = await openCheckout()
  await fillIn(user)
  await accept(user)
  await pay(user)
  expect(requests).toHaveLength(1)
  expect(limit.mock.calls).toEqual([[20_000]])
  const late = new DOMException('Late', 'TimeoutError')
  clock.abort(late)
  await screen.findByText('Checkout failed')
  expect(logged).toHaveBeenCalledWith('Checkout failed', late)
  expect(screen.getByRole('button', { name: 'Pay US$3,074.00' })).toBeEnabled()
})

test('an address that the provider refuses is marked', async () => {
  expectLoggedError()
  answerWith(() =>
    Response.json({ error: { code: 'email_refused', message: '' } }, { status: 400 }),
  )
  const { user } = await openCheckout()
  await fillIn(user)
  await accept(user)
  await pay(user)
  await screen.findByText('Checkout failed')
  const email = screen.getByLabelText(/Email/)
  expect(email).toBeInvalid()
  expect(email).toHaveFocus()
})
