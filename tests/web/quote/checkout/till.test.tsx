import { render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { checkoutCopy } from '#web/content/checkout-copy.ts'
import { payByTransfer } from '#web/content/order-refusals.ts'
import { paths } from '#web/content/paths.ts'
import { Caller } from '#web/quote/parts/caller.tsx'
import {
  accept,
  field,
  fillIn,
  openCheckout,
  pay,
  respondWith,
} from '#tests/support/checkout-page.ts'

test('the summary says who calls by which business day of the company, and the phone field why; a receipt says it until then (rule 9.18)', async () => {
  // Friday in Nairobi, and Thursday in London.
  vi.spyOn(Date, 'now').mockReturnValue(Date.UTC(2026, 10, 26, 22))
  await openCheckout()
  expect(
    await screen.findByText(/calls you by Tuesday 1 December, public holidays apart, if you/),
  ).toBeVisible()
  expect(field('phone')).toHaveAccessibleDescription('We call it to agree dates.')
  const { container, rerender } = render(<Caller paidAt={Date.UTC(2026, 10, 25)} />)
  expect(container).toHaveTextContent('calls you by Friday 27 November, public holidays apart, on')
  rerender(<Caller paidAt={Date.UTC(2026, 10, 24)} />)
  expect(container).toBeEmptyDOMElement()
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
