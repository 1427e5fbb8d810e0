import { act, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { checkoutCopy } from '#web/content/checkout-copy.ts'
import { mayBeOpen, paymentFailed } from '#web/content/payment-result.ts'
import { startOrder } from '#web/quote/keep/order.ts'
import { openReceipt } from '#web/quote/receipt/open-receipt.ts'
import { keepPayment } from '#web/quote/keep/payments.ts'
import { customer } from '#tests/support/checkout-request.ts'
import { savedQuote } from '#tests/support/selections.ts'
import {
  clearQuoteElsewhere,
  savedItems,
  saveQuote,
  storedItems,
} from '#tests/support/stored-quotes.ts'
import { inOrder } from '#tests/support/shown-words.ts'
import { button, link, renderPage } from '#tests/support/render-page.tsx'

const retry = () => button(paymentFailed.retry)
const open = (search = '') => renderPage(`/payment-failed${search}`)

const { wentBack, cameBack, paid, build, change, reasons } = paymentFailed
const notSaved = `${wentBack} ${paymentFailed.notSaved}`

test('the page reassures buyers who went back, says how long a payment page lasts (rule 10.9), lists common reasons, and links to the builder; it follows another tab', async () => {
  saveQuote()
  await open()
  expect(screen.getByText(`${wentBack} ${paymentFailed.saved}`)).toBeVisible()
  expect(screen.getByText(inOrder('45'))).toBeVisible()
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(
    reasons.list.map(({ title }) => title),
  )
  expect(link(change)).toHaveAttribute('href', '/custom-quote')
  act(clearQuoteElsewhere)
  expect(screen.getByText(notSaved)).toBeVisible()
})

test('with an empty list it claims no saved package, and offers the builder first (rule 11.7)', async () => {
  saveQuote([])
  await open()
  expect(screen.getByText(notSaved)).toBeVisible()
  const first = link(build)
  expect(first).toHaveAttribute('href', '/custom-quote')
  expect(first.compareDocumentPosition(retry())).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

const reference = '7KQ3-M4TX'

test('Retry brings back the package of an order that was not paid, and pays it; that another payment page may be open is said (rules 10.17 and 11.4)', async () => {
  startOrder(savedQuote, reference, customer)
  keepPayment({ reference: '9CFG-HJKM', state: 'open', at: Date.now() })
  const { user, router } = await open(`?order=${reference}`)
  expect(screen.getByRole('alert')).toHaveTextContent(mayBeOpen('9CFG-HJKM'))
  expect(screen.getByText(`${cameBack} ${paymentFailed.retried}`)).toBeVisible()
  expect(screen.getByText(reference)).toBeVisible()
  await user.click(retry())
  // 2,400 + 600, and 10% on top.
  await screen.findByRole('button', { name: checkoutCopy.pay('US$3,300.00') })
  expect(router.state.location.pathname).toBe('/checkout')
  expect(storedItems()).toEqual(savedItems)
})

test('an order whose payment has returned to this browser is called paid, and nothing leads to a second payment (rule 11.7)', async () => {
  saveQuote()
  startOrder(savedQuote, reference, customer)
  openReceipt(reference)
  await open(`?order=${reference}`)
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(paid.heading())
  expect(link(paid.receipt)).toHaveAttribute('href', `/payment-success?order=${reference}`)
  expect(screen.getByText(paid.lead)).toBeVisible()
  const ways = within(screen.getByRole('main')).getAllByRole('link')
  expect(ways.map(({ textContent }) => textContent)).toEqual([paid.receipt, build, paid.contact])
  expect(screen.queryByRole('button', { name: paymentFailed.retry })).not.toBeInTheDocument()
  for (const text of [reasons.heading, paymentFailed.pageLife])
    expect(screen.queryByText(text)).not.toBeInTheDocument()
})
