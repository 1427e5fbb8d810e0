import { act, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openReceipt } from '#web/quote/keep/receipt.ts'
import { startOrder } from '#web/quote/keep/order.ts'
import { customer } from '#tests/support/checkout-request.ts'
import { savedQuote } from '#tests/support/selections.ts'
import {
  clearQuoteElsewhere,
  savedItems,
  saveQuote,
  storedItems,
} from '#tests/support/stored-quotes.ts'
import { renderPage } from '#tests/support/render-page.tsx'
import { paths } from '#web/content/paths.ts'
import { paymentFailed } from '#web/content/payment-result.ts'
import { storageKeys } from '#web/content/storage-keys.ts'

const { cameBack, paid, retried, wentBack, saved, notSaved } = paymentFailed

const retry = () => screen.getByRole('button', { name: paymentFailed.retry })
const link = (name: string) => screen.getByRole('link', { name })

test('the page reassures buyers who went back, lists common reasons, and links to the builder', async () => {
  saveQuote()
  await renderPage(paths.paymentFailed)
  expect(screen.getByText(`${wentBack} ${saved}`)).toBeVisible()
  expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual(
    paymentFailed.reasons.list.map(({ title }) => title),
  )
  expect(link(paymentFailed.change)).toHaveAttribute('href', paths.customQuote)
})

test.each([
  ['nothing saved', () => {}],
  ['an empty list', () => saveQuote([])],
  ['broken JSON', () => localStorage.setItem(storageKeys.quoteItems, '[{')],
])(
  'with %s it claims no saved package, and offers the builder first (rule 11.7)',
  async (_case, store) => {
    store()
    await renderPage(paths.paymentFailed)
    expect(screen.getByText(`${wentBack} ${notSaved}`)).toBeVisible()
    const build = link(paymentFailed.build)
    expect(build).toHaveAttribute('href', paths.customQuote)
    expect(build.compareDocumentPosition(retry())).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  },
)

const reference = '7KQ3-M4TX'
const failedOrder = `/payment-failed?order=${reference}`

test('Retry brings back the package of an order that was not paid, and pays it (rule 11.4)', async () => {
  startOrder(savedQuote, reference, customer)
  const { user, router } = await renderPage(failedOrder)
  expect(screen.getByText(`${cameBack} ${retried}`)).toBeVisible()
  expect(screen.getByText(reference)).toBeVisible()
  await user.click(retry())
  await screen.findByRole('button', { name: 'Pay US$3,300.00' })
  expect(router.state.location.pathname).toBe('/checkout')
  expect(storedItems()).toEqual(savedItems)
})

test('an order whose payment has returned to this tab is called paid, with the way to its receipt (rule 11.7)', async () => {
  startOrder(savedQuote, reference, customer)
  openReceipt(reference)
  await renderPage(failedOrder)
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('This order is paid')
  expect(link(paid.receipt)).toHaveAttribute('href', `/payment-success?order=${reference}`)
  expect(screen.queryByText(new RegExp(cameBack))).not.toBeInTheDocument()
})

test('the page says how long a payment page lasts, and what an ended one means (rule 10.9)', async () => {
  await renderPage(paths.paymentFailed)
  expect(
    screen.getByText(
      'The payment page lasts 45 minutes. If it has ended and no receipt came by email, nothing was paid: Pay opens a new one.',
    ),
  ).toBeVisible()
})

test('a quote cleared in another tab is no longer claimed to be saved', async () => {
  saveQuote()
  await renderPage(paths.paymentFailed)
  act(clearQuoteElsewhere)
  expect(screen.getByText(`${wentBack} ${notSaved}`)).toBeVisible()
})
