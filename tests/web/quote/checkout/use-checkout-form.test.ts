import { act, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { checkoutCopy } from '#web/content/checkout-copy.ts'
import { notices } from '#web/content/notices.ts'
import { paths } from '#web/content/paths.ts'
import { quoteBuilder } from '#web/content/quote-builder.ts'
import {
  accept,
  buy,
  consent,
  field,
  openCheckout,
  payButton,
  payLabel,
  respondLater,
  watchProvider,
} from '#tests/support/checkout-page.ts'
import { saveQuote } from '#tests/support/quote-items.ts'
import { openBuilder } from '#tests/support/quote-page.ts'

test('Pay can be clicked in the moment in which it appears, and its notification stays', async () => {
  saveQuote()
  const { router } = await openBuilder()
  const observer = new MutationObserver(() => {
    const pay = [...document.querySelectorAll('button')].find(
      (each) => each.textContent === payLabel(),
    )
    if (!pay) return
    observer.disconnect()
    pay.click()
  })
  observer.observe(document.body, { childList: true, subtree: true, characterData: true })
  void router.navigate(paths.checkout)
  // Not the element that is found first: the region draws the notification anew when it has loaded.
  await waitFor(() => expect(screen.getByText(notices.requiredFieldsMissing.title)).toBeVisible())
})

test('leaving the checkout cancels the payment (rule 9.10)', async () => {
  const stop = vi.spyOn(window, 'stop').mockImplementation(() => {})
  const { opened, sessionAt } = watchProvider()
  const { respond } = respondLater()
  const { user } = await openCheckout()
  await buy(user)
  respond(sessionAt('#slow'))
  await waitFor(() => expect(opened).toEqual(['#slow']))
  await user.click(screen.getByRole('link', { name: checkoutCopy.summary.edit }))
  await screen.findByRole('heading', { level: 1, name: quoteBuilder.heading })
  expect(stop).toHaveBeenCalledOnce()
})

test('after Back from the provider a page that was processing is usable, with the consent unchecked', async () => {
  respondLater()
  const { user } = await openCheckout()
  await buy(user)
  expect(screen.getByRole('button', { name: checkoutCopy.processing })).toBeVisible()
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  await payButton()
  await waitFor(() => expect(consent()).not.toBeChecked())
  expect(field('email')).toHaveValue('wanjiru@acme.example')
})

test('a pageshow event of the first load keeps the consent', async () => {
  const { user } = await openCheckout()
  await accept(user)
  act(() => {
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }))
  })
  expect(consent()).toBeChecked()
})
