import { act, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { toRequestItems } from '#shared/checkout-contract.ts'
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
  pay,
  payButton,
  payLabel,
  respondLater,
  watchProvider,
} from '#tests/support/checkout-page.ts'
import { saveQuoteElsewhere } from '#tests/support/quote-items.ts'
import { savedLines } from '#tests/support/selections.ts'

test('a package that another tab changes during the request is not charged in its old form', async () => {
  const { opened, sessionAt } = watchProvider()
  const { requests, respond } = respondLater()
  const { user } = await openCheckout()
  const changedLines = savedLines.slice(1)
  await buy(user)
  saveQuoteElsewhere()
  await screen.findByText(notices.quoteChangedElsewhere.title)
  respond(sessionAt('#old'))
  await screen.findByText(notices.orderChanged.title)
  await user.click(await screen.findByRole('button', { name: payLabel(changedLines) }))
  respond(sessionAt('#new'))
  await waitFor(() => expect(opened).toEqual(['#new']))
  expect(requests).toMatchObject([
    { body: { items: toRequestItems(savedLines) } },
    { body: { items: toRequestItems(changedLines) } },
  ])
})

test('leaving the checkout cancels the payment, and a new one can start', async () => {
  const { opened, sessionAt } = watchProvider()
  const { respond } = respondLater()
  const { user, router } = await openCheckout()
  await buy(user)
  await user.click(screen.getByRole('link', { name: checkoutCopy.summary.edit }))
  await screen.findByRole('heading', { level: 1, name: quoteBuilder.heading })
  await router.navigate(paths.checkout)
  await screen.findByRole('heading', { level: 1, name: checkoutCopy.heading })
  await accept(user)
  await pay(user)
  respond(sessionAt('#cancelled'))
  respond(sessionAt('#restarted'))
  await waitFor(() => expect(opened).toEqual(['#restarted']))
})

test('leaving the checkout stops a redirect that has begun, and nothing else (rule 9.10)', async () => {
  const stop = vi.spyOn(window, 'stop').mockImplementation(() => {})
  const { opened, sessionAt } = watchProvider()
  const { respond } = respondLater()
  const { user, router } = await openCheckout()
  const leave = async () => {
    await user.click(screen.getByRole('link', { name: checkoutCopy.summary.edit }))
    await screen.findByRole('heading', { level: 1, name: quoteBuilder.heading })
  }
  await leave()
  await router.navigate(paths.checkout)
  await screen.findByRole('heading', { level: 1, name: checkoutCopy.heading })
  expect(stop).not.toHaveBeenCalled()
  await buy(user)
  respond(sessionAt('#slow'))
  await waitFor(() => expect(opened).toEqual(['#slow']))
  await leave()
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
