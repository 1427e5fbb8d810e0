import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import {
  accept,
  answerLater,
  expectLoggedError,
  fillIn,
  openCheckout,
  pay,
  watchProvider,
} from '#tests/support/checkout-page.ts'
import { savedQuoteItems } from '#tests/support/quote-items.ts'

test('the browser is sent to the provider’s page', async () => {
  const { opened, sessionAt } = watchProvider()
  const { answer } = answerLater()
  const { user } = await openCheckout()
  await fillIn(user)
  await accept(user)
  await pay(user)
  answer(sessionAt('#paid'))
  await waitFor(() => expect(opened).toEqual(['#paid']))
})

test('while a payment is processed the button says so, and a second press does nothing', async () => {
  expectLoggedError()
  const { requests, answer } = answerLater()
  const { user } = await openCheckout()
  await fillIn(user)
  await accept(user)
  await pay(user)
  await user.click(screen.getByRole('button', { name: 'Processing...' }))
  expect(requests).toHaveLength(1)
  answer(Response.json({}))
  await screen.findByRole('button', { name: 'Pay US$3,074.00' })
})

test('a package that another tab changes during the call is not charged as it was', async () => {
  const { opened, sessionAt } = watchProvider()
  const { requests, answer } = answerLater()
  const { user } = await openCheckout()
  await fillIn(user)
  await accept(user)
  await pay(user)
  localStorage.setItem('quoteItems', JSON.stringify(savedQuoteItems.slice(1)))
  window.dispatchEvent(new StorageEvent('storage', { key: 'quoteItems' }))
  await screen.findByText('US$174.00')
  answer(sessionAt('#as-it-was'))
  await screen.findByText('Your package changed meanwhile')
  await user.click(await screen.findByRole('button', { name: 'Pay US$174.00' }))
  answer(sessionAt('#as-it-is'))
  await waitFor(() => expect(opened).toEqual(['#as-it-is']))
  expect(requests).toMatchObject([
    { body: { items: [{ amount: 250_000 }, { amount: 15_000 }] } },
    { body: { items: [{ amount: 15_000 }] } },
  ])
})

test('who leaves the checkout gives the payment up, and can begin another one', async () => {
  const { opened, sessionAt } = watchProvider()
  const { answer } = answerLater()
  const { user, router } = await openCheckout()
  await fillIn(user)
  await accept(user)
  await pay(user)
  await user.click(screen.getByRole('link', { name: 'Change your package' }))
  await screen.findByRole('heading', { level: 1, name: 'Build your package' })
  await router.navigate('/checkout')
  await screen.findByRole('heading', { level: 1, name: 'Checkout' })
  await accept(user)
  await pay(user)
  answer(sessionAt('#given-up'))
  answer(sessionAt('#begun-anew'))
  await waitFor(() => expect(opened).toEqual(['#begun-anew']))
})
