import { act, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { itemsOf } from '#shared/checkout-contract.ts'
import { checkoutWords } from '#web/content/checkout.ts'
import { notices } from '#web/content/notices.ts'
import { paths } from '#web/content/paths.ts'
import { quoteBuilder } from '#web/content/quote-builder.ts'
import {
  accept,
  buy,
  consent,
  field,
  openCheckout,
  pay,
  payButton,
  payLabel,
  respondLater,
  watchProvider,
} from '#tests/support/checkout-page.ts'
import { saveQuoteElsewhere } from '#tests/support/quote-items.ts'
import { savedLines } from '#tests/support/selections.ts'

test('a package that another tab changes during the call is not charged as it was', async () => {
  const { opened, sessionAt } = watchProvider()
  const { requests, respond } = respondLater()
  const { user } = await openCheckout()
  const changedLines = savedLines.slice(1)
  await buy(user)
  saveQuoteElsewhere()
  await screen.findByText(notices.quoteChangedElsewhere.title)
  respond(sessionAt('#as-it-was'))
  await screen.findByText(notices.orderChanged.title)
  await user.click(await screen.findByRole('button', { name: payLabel(changedLines) }))
  respond(sessionAt('#as-it-is'))
  await waitFor(() => expect(opened).toEqual(['#as-it-is']))
  expect(requests).toMatchObject([
    { body: { items: itemsOf(savedLines) } },
    { body: { items: itemsOf(changedLines) } },
  ])
})

test('leaving the checkout cancels the payment, and another one can begin', async () => {
  const { opened, sessionAt } = watchProvider()
  const { respond } = respondLater()
  const { user, router } = await openCheckout()
  await buy(user)
  await user.click(screen.getByRole('link', { name: checkoutWords.summary.edit }))
  await screen.findByRole('heading', { level: 1, name: quoteBuilder.heading })
  await router.navigate(paths.checkout)
  await screen.findByRole('heading', { level: 1, name: checkoutWords.heading })
  await accept(user)
  await pay(user)
  respond(sessionAt('#cancelled'))
  respond(sessionAt('#begun-anew'))
  await waitFor(() => expect(opened).toEqual(['#begun-anew']))
})

test('on Back from the provider a page that was processing can be used, without the consent', async () => {
  respondLater()
  const { user } = await openCheckout()
  await buy(user)
  expect(screen.getByRole('button', { name: checkoutWords.processing })).toBeVisible()
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  await payButton()
  await waitFor(() => expect(consent()).not.toBeChecked())
  expect(field('email')).toHaveValue('wanjiru@acme.example')
})

test('a page that is shown for the first time keeps an early consent', async () => {
  const { user } = await openCheckout()
  await accept(user)
  act(() => {
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }))
  })
  expect(consent()).toBeChecked()
})
