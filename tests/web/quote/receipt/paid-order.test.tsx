import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { Quote } from '#shared/quote.ts'
import { contact } from '#web/content/contact.ts'
import { paymentSuccess } from '#web/content/payment-result.ts'
import { contactAboutOrder } from '#web/content/prepared-messages.ts'
import { sumNames } from '#web/content/sum-names.ts'
import { startOrder } from '#web/quote/keep/order.ts'
import { saveDraft } from '#web/quote/keep/quote-draft.ts'
import { changeTax } from '#tests/support/changed-prices.ts'
import { customer } from '#tests/support/checkout-request.ts'
import {
  draftedSelection,
  savedItems,
  saveQuote,
  storedItems,
} from '#tests/support/stored-quotes.ts'
import { inOrder } from '#tests/support/shown-words.ts'
import { button, renderPage, sectionOf } from '#tests/support/render-page.tsx'
import {
  atTodaysPrices,
  partOfSavedQuote,
  savedQuote,
  savedSelection,
} from '#tests/support/selections.ts'

const reference = '7KQ3-M4TX'
const otherReference = '9CFG-HJKM'

const start = (quote: Quote, of: string | undefined = reference) => startOrder(quote, of, customer)
const invoiceNumber = () => screen.findByText(/^INV-\d+-\d{1,3}$/)
const main = () => within(screen.getByRole('main'))
const heading = () => screen.getByRole('heading', { level: 1 })
const valueOf = (term: string) => screen.getByText(term).nextSibling

/** Opens the success page by hand, or as the provider does, and waits until it knows what it is about. */
async function openSuccess(returned?: string) {
  const search = returned === undefined ? '' : `?order=${returned}`
  const page = await renderPage(`/payment-success${search}`)
  return { ...page, number: (await invoiceNumber()).textContent }
}

test('the number and the date stay after a reload, and the page explains them (rules 11.1 and 11.3)', async () => {
  // Half past midnight in Kampala.
  vi.spyOn(Date, 'now').mockReturnValue(Date.UTC(2025, 10, 20, 21, 30))
  const first = await openSuccess()
  expect(first.number).toMatch(/^INV-1763674200000-/)
  expect(screen.getByText('21 November 2025')).toBeVisible()
  first.leave()
  expect(await openSuccess()).toMatchObject({ number: first.number })
  for (const title of steps.list.map((step) => step.title))
    expect(screen.getByText(title)).toBeVisible()
  for (const { text, to } of paymentSuccess.links)
    expect(main().getByRole('link', { name: text })).toHaveAttribute('href', to)
  expect(screen.getByText(paymentSuccess.invoiceNote)).toBeVisible()
})

const { unknown, unconfirmed, returnedElsewhere, paid, referenceNote, receipt, steps } =
  paymentSuccess
// The amount is 2,400 + 600, and 10% on top.
const parts = [
  reference,
  otherReference,
  referenceNote,
  'US$3,300.00',
  receipt.unconfirmed,
  receipt.print,
]

const isShown = (part: string) => main().queryAllByText((it) => it.startsWith(part)).length > 0

test.each([
  ['by hand, without an order', 'CHECK-7KQ3-M4TX', [], unknown, []],
  ['by hand', undefined, [savedQuote], unconfirmed, [reference, ...parts.slice(2)]],
  [
    'for another tab’s order',
    otherReference,
    [savedQuote],
    returnedElsewhere,
    [otherReference, referenceNote],
  ],
])(
  'opened %s, it has no thanks and claims no payment (rule 11.6)',
  async (_case, returned, orders, lead, shown) => {
    for (const order of orders) start(order)
    await openSuccess(returned)
    expect(heading()).toHaveTextContent(lead.heading)
    expect(screen.getByText(lead.lead)).toBeVisible()
    expect(parts.filter(isShown)).toEqual(shown)
    for (const words of [paid.heading, receipt.proof(), sumNames.paid.due])
      expect(main().queryByText(words)).not.toBeInTheDocument()
  },
)

test('each receipt stays what it was: its lines, number, buyer and tax (rule 11.5)', async () => {
  start(savedQuote)
  const first = await openSuccess(reference)
  first.leave()
  startOrder(partOfSavedQuote, otherReference, { ...customer, fullName: 'Somebody else' })
  changeTax({ percent: 18, isIncluded: false })
  const again = await openSuccess(reference)
  expect(again.number).toBe(first.number)
  // 10% of 2,400 + 600, as the order was accepted.
  expect(valueOf('VAT (10%)')).toHaveTextContent('US$300.00')
  expect(valueOf(sumNames.paid.due)).toHaveTextContent('US$3,300.00')
  expect(screen.getByText(/Kamau fullName/)).toBeVisible()
  again.leave()
  const other = await openSuccess(otherReference)
  expect(screen.getByText(/Somebody else/)).toBeVisible()
  expect(other.number).not.toBe(first.number)
})

test('when the provider returns with an order of this tab, it thanks the buyer and has a receipt that prints (rule 11.5)', async () => {
  start(savedQuote)
  const print = vi.spyOn(window, 'print').mockImplementation(() => {
    fireEvent(window, new Event('beforeprint'))
  })
  const { user } = await openSuccess(reference)
  expect(heading()).toHaveTextContent(paid.heading)
  const times = inOrder('Office Cabling', '3 weeks', 'Firewall & Filter', '1 week')
  expect(screen.getByText(times)).toBeVisible()
  // Its first sentence, because a changed address leads here too (rule 11.5).
  expect(screen.getByText(paid.lead)).toBeVisible()
  const section = within(sectionOf(receipt.heading))
  for (const limits of [inOrder('up to 40 sockets', 'hardware'), inOrder('one site', 'licences')])
    expect(section.getByText(limits)).toBeVisible()
  expect(section.getByText(receipt.proof())).toBeVisible()
  // The letterhead's registration number.
  expect(main().getAllByText(/UG-1/)).not.toHaveLength(0)
  await user.click(button(receipt.print))
  expect(print).toHaveBeenCalledOnce()
})

test('reference and quote number are on the receipt and in a message to the company (7.24, 10.14)', async () => {
  start(savedQuote)
  const { user } = await openSuccess(reference)
  expect(valueOf(paymentSuccess.reference)).toHaveTextContent('7KQ3-M4TX')
  expect(valueOf(paymentSuccess.quoteNumber)).toHaveTextContent('Q-C5A8-878B')
  await user.click(main().getByRole('link', { name: paymentSuccess.links[1].text }))
  const message = await screen.findByRole('textbox', { name: contact.form.fields.message })
  await waitFor(() =>
    expect(message).toHaveValue(contactAboutOrder('7KQ3-M4TX, Q-C5A8-878B').message),
  )
})

test('the paid order takes its draft with it, and once opened again leaves the next quote (rule 11.2)', async () => {
  saveQuote()
  saveDraft(atTodaysPrices(savedSelection))
  start(savedQuote)
  const first = await openSuccess(reference)
  await waitFor(() => expect(storedItems()).toBeNull())
  expect(draftedSelection()).toBeUndefined()
  first.leave()
  // The same package once more, and the receipt in a tab that knows nothing of it.
  saveQuote()
  sessionStorage.clear()
  await openSuccess(reference)
  expect(storedItems()).toEqual(savedItems)
})
