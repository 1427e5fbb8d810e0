import { act, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openReceipt, startOrder } from '#web/quote/keep/order.ts'
import { keepPayment } from '#web/quote/keep/payments.ts'
import { customer } from '#tests/support/checkout-request.ts'
import { savedQuote } from '#tests/support/selections.ts'
import {
  clearQuoteElsewhere,
  savedItems,
  saveQuote,
  storedItems,
} from '#tests/support/stored-quotes.ts'
import { renderPage } from '#tests/support/render-page.tsx'

const retry = () => screen.getByRole('button', { name: 'Retry Payment' })
const link = (name: string) => screen.getByRole('link', { name })
const open = (search = '') => renderPage(`/payment-failed${search}`)

const wentBack = 'Going back from the payment page makes no payment.'
const notSaved = `${wentBack} No quote is saved in this browser, so please build a package before you pay.`
const pageLife =
  'The payment page lasts 45 minutes. If it has ended and no receipt came by email, nothing was paid: Pay opens a new one.'

test('the page reassures buyers who went back, says how long a payment page lasts (rule 10.9), lists common reasons, and links to the builder; it follows another tab', async () => {
  saveQuote()
  await open()
  const saved = 'Your quote is still saved in this browser, and you can try again.'
  expect(screen.getByText(`${wentBack} ${saved}`)).toBeVisible()
  expect(screen.getByText(pageLife)).toBeVisible()
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'Insufficient funds',
    'Card declined',
    'Incorrect details',
    'Network issue',
  ])
  expect(link('Change Your Package')).toHaveAttribute('href', '/custom-quote')
  act(clearQuoteElsewhere)
  expect(screen.getByText(notSaved)).toBeVisible()
})

test.each([
  ['nothing saved', () => {}],
  ['an empty list', () => saveQuote([])],
  ['broken JSON', () => localStorage.setItem('quoteItems', '[{')],
])(
  'with %s it claims no saved package, and offers the builder first (rule 11.7)',
  async (_case, store) => {
    store()
    await open()
    expect(screen.getByText(notSaved)).toBeVisible()
    const build = link('Build a Package')
    expect(build).toHaveAttribute('href', '/custom-quote')
    expect(build.compareDocumentPosition(retry())).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  },
)

const reference = '7KQ3-M4TX'
const cameBack = /^You came back from the payment page without paying\. /

test('Retry brings back the package of an order that was not paid, and pays it; that another payment page may be open is said (rules 10.17 and 11.4)', async () => {
  startOrder(savedQuote, reference, customer)
  keepPayment({ reference: '9CFG-HJKM', state: 'open', at: Date.now() })
  const { user, router } = await open(`?order=${reference}`)
  expect(screen.getByRole('alert')).toHaveTextContent(/page may still be open.* 9CFG-HJKM\./)
  expect(screen.getByText(cameBack)).toHaveTextContent(/Retry Payment brings its package back/)
  expect(screen.getByText(reference)).toBeVisible()
  await user.click(retry())
  // 2,400 + 600, and 10% on top.
  await screen.findByRole('button', { name: 'Pay US$3,300.00' })
  expect(router.state.location.pathname).toBe('/checkout')
  expect(storedItems()).toEqual(savedItems)
})

test('an order whose payment has returned to this browser is called paid, and nothing leads to a second payment (rule 11.7)', async () => {
  saveQuote()
  startOrder(savedQuote, reference, customer)
  openReceipt(reference)
  await open(`?order=${reference}`)
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('This order is paid')
  expect(link('See Its Receipt')).toHaveAttribute('href', `/payment-success?order=${reference}`)
  expect(screen.getByText('The payment page has confirmed it in this browser.')).toBeVisible()
  const ways = within(screen.getByRole('main')).getAllByRole('link')
  expect(ways.map(({ textContent }) => textContent)).toEqual([
    'See Its Receipt',
    'Build a Package',
    'Contact Us',
  ])
  expect(screen.queryByRole('button', { name: 'Retry Payment' })).not.toBeInTheDocument()
  expect(screen.queryByText(/declined|nothing was paid/i)).not.toBeInTheDocument()
})
