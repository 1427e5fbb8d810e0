import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { checkoutCopy } from '#web/content/checkout-copy.ts'
import { payByTransfer } from '#web/content/order-refusals.ts'
import { paths } from '#web/content/paths.ts'
import {
  accept,
  field,
  fillIn,
  openCheckout,
  pay,
  respondWith,
} from '#tests/support/checkout-page.ts'

test('the summary says who calls by which day, and the phone field why (rule 9.18)', async () => {
  // A Friday.
  vi.spyOn(Date, 'now').mockReturnValue(Date.UTC(2026, 10, 27, 9))
  await openCheckout()
  expect(await screen.findByText(/calls you by Tuesday 1 December if you pay today/)).toBeVisible()
  expect(field('phone')).toHaveAccessibleDescription('We call it to agree dates.')
})

test('while a payment is under way the button says so, and the transfer’s link waits (rules 9.6 and 9.17)', async () => {
  respondWith(() => new Promise(() => {}))
  const { user, router } = await openCheckout()
  await fillIn(user)
  await accept(user)
  await pay(user)
  expect(await screen.findByText(checkoutCopy.opening)).toBeVisible()
  expect(screen.getByRole('button', { name: checkoutCopy.processing })).toHaveAttribute(
    'aria-busy',
    'true',
  )
  await user.click(screen.getByRole('link', { name: payByTransfer }))
  expect(router.state.location.pathname).toBe(paths.checkout)
})
