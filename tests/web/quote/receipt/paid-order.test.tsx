import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { cents } from '#shared/money.ts'
import { priceSelection, type PricedLines } from '#shared/quote.ts'
import { company } from '#web/content/company.ts'
import { contact } from '#web/content/contact.ts'
import { contactAboutOrder } from '#web/content/contact-state.ts'
import { paths } from '#web/content/paths.ts'
import { paymentSuccess } from '#web/content/payment-result.ts'
import { startOrder } from '#web/quote/keep/order.ts'
import { formatDay } from '#web/ui/browser/format-day.ts'
import { changeTax } from '#tests/support/changed-prices.ts'
import { customer } from '#tests/support/checkout-request.ts'
import {
  draftedSelection,
  fillStorage,
  savedItems,
  saveQuote,
  storeDraft,
  storedItems,
} from '#tests/support/stored-quotes.ts'
import { renderPage, sectionOf } from '#tests/support/render-page.tsx'
import {
  everything,
  partOfSavedQuote,
  savedQuote,
  savedSelection,
} from '#tests/support/selections.ts'

const { paid, receipt, returnedElsewhere, unconfirmed, unknown } = paymentSuccess

const reference = '7KQ3-M4TX'
const otherReference = '9CFG-HJKM'

/** Opens the success page by hand, or as the provider does. */
const openSuccess = (returned?: string) =>
  renderPage(returned === undefined ? '/payment-success' : `/payment-success?order=${returned}`)
const start = (quote: PricedLines, of: string | undefined = reference) =>
  startOrder(quote, of, customer)
const main = () => within(screen.getByRole('main'))
const heading = () => screen.getByRole('heading', { level: 1 })

test('the number and the date stay after a reload, and the page explains them (rule 11.1)', async () => {
  vi.spyOn(Date, 'now').mockReturnValue(Date.UTC(2025, 10, 20, 12))
  const first = await openSuccess()
  const number = (await screen.findByText(/^\w+-1763640000000-\d{1,3}$/)).textContent
  expect(screen.getByText(formatDay('2025-11-20'))).toBeVisible()
  first.leave()
  await openSuccess()
  expect(await screen.findByText(number)).toBeVisible()
  for (const { title } of paymentSuccess.steps.list) expect(screen.getByText(title)).toBeVisible()
  for (const { text, to } of paymentSuccess.links) {
    expect(main().getByRole('link', { name: text })).toHaveAttribute('href', to)
  }
  expect(screen.getByText(paymentSuccess.invoiceNote)).toBeVisible()
})

test('the receipt of an order that was paid in part says how much was paid', async () => {
  start({ ...savedQuote, due: cents(1_234_56) })
  await openSuccess(reference)
  const rows = screen.getAllByRole('term').map((term) => term.parentElement?.textContent)
  expect(rows).toContain('Total including VATUS$3,300.00')
  expect(rows).toContain('Paid with the orderUS$1,234.56')
})

test('opened by hand, without an order, it thanks nobody and has no receipt (rule 11.6)', async () => {
  saveQuote()
  await openSuccess('CHECK-7KQ3-M4TX')
  await screen.findByText(/^\w+-\d+-\d{1,3}$/)
  expect(heading()).toHaveTextContent(unknown.heading)
  expect(screen.getByText(unknown.lead)).toBeVisible()
  expect(screen.queryByRole('button', { name: receipt.print })).not.toBeInTheDocument()
  expect(screen.queryByText(paymentSuccess.reference)).not.toBeInTheDocument()
  await waitFor(() => expect(storedItems()).toBeNull())
})

test('without the provider’s return an order is shown, and never called paid (rule 11.6)', async () => {
  start(savedQuote)
  await openSuccess()
  expect(await screen.findByText(unconfirmed.lead)).toBeVisible()
  expect(heading()).toHaveTextContent('Your order')
  expect(screen.getByText(reference)).toBeVisible()
  // Printed as well.
  expect(screen.getByText(receipt.unconfirmed)).toBeInTheDocument()
  expect(main().queryByText(/thank you|paid by card|paid with/i)).not.toBeInTheDocument()
})

test('a reference that this tab doesn’t know is shown without lines, sums or thanks (rule 11.6)', async () => {
  start(savedQuote)
  await openSuccess(otherReference)
  expect(await screen.findByText(returnedElsewhere.lead)).toBeVisible()
  expect(screen.getByText(otherReference)).toBeVisible()
  expect(screen.getByText(new RegExp(paymentSuccess.referenceNote))).toBeVisible()
  for (const other of [reference, 'US$3,300.00', paid.heading, receipt.print])
    expect(main().queryByText(other)).not.toBeInTheDocument()
})

test('each receipt stays what it was: its lines, number, buyer and tax (rule 11.5)', async () => {
  start(savedQuote)
  const first = await openSuccess(reference)
  const number = (await screen.findByText(/^\w+-\d+-\d{1,3}$/)).textContent
  first.leave()
  startOrder(partOfSavedQuote, otherReference, { ...customer, fullName: 'Somebody else' })
  changeTax({ percent: 18, isIncluded: false })
  const again = await openSuccess(reference)
  expect(await screen.findByText(number)).toBeVisible()
  expect(screen.getByText('VAT (10%)').nextSibling).toHaveTextContent('US$300.00')
  expect(screen.getByText('Paid with the order').nextSibling).toHaveTextContent('US$3,300.00')
  expect(screen.getByText(/Kamau fullName/)).toBeVisible()
  again.leave()
  await openSuccess(otherReference)
  expect(await screen.findByText(/Somebody else/)).toBeVisible()
  expect(screen.queryByText(number)).not.toBeInTheDocument()
})

test('a receipt that is opened again leaves the next quote alone (rule 11.2)', async () => {
  saveQuote()
  start(savedQuote)
  const first = await openSuccess(reference)
  await waitFor(() => expect(storedItems()).toBeNull())
  first.leave()
  // The same package once more.
  saveQuote()
  await openSuccess(reference)
  await screen.findByText(/^\w+-\d+-\d{1,3}$/)
  expect(storedItems()).toEqual(savedItems)
})

test('in full storage a paid order still has its reference, and nothing is claimed', async () => {
  fillStorage()
  start(savedQuote)
  await openSuccess(reference)
  expect(await screen.findByText(returnedElsewhere.lead)).toBeVisible()
  expect(screen.getByText(reference)).toBeVisible()
  expect(screen.getByText(/^\w+-\d+-\d{1,3}$/)).toBeVisible()
})

test('when the provider returns with an order of this tab, it thanks the buyer and has a receipt that prints (rule 11.5)', async () => {
  const quote = priceSelection(everything)
  start(quote)
  const print = vi.spyOn(window, 'print').mockImplementation(() => {
    fireEvent(window, new Event('beforeprint'))
  })
  const { user } = await openSuccess(reference)
  await waitFor(() => expect(heading()).toHaveTextContent('Thank you for your order'))
  expect(screen.getByText(paid.lead)).toBeVisible()
  const section = sectionOf(receipt.heading)
  const times = 'Office Cabling 3 weeks, Firewall & Filter 1 week'
  expect(screen.getByText(`Usual time from survey to handover: ${times}.`)).toBeVisible()
  for (const { description } of quote.lines)
    expect(within(section).getByText(description)).toBeVisible()
  for (const text of [company.name, company.registrationNumber, receipt.title]) {
    expect(main().getAllByText(new RegExp(text))).not.toHaveLength(0)
  }
  expect(within(section).getByText(receipt.proof)).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: receipt.print }))
  expect(print).toHaveBeenCalledOnce()
})

test('reference and quote number are on the receipt, the reference also in a message to the company (7.24, 10.14)', async () => {
  start(savedQuote)
  const { user } = await openSuccess(reference)
  const term = await screen.findByText(paymentSuccess.reference)
  expect(term.nextSibling).toHaveTextContent('7KQ3-M4TX')
  const number = screen.getByText(paymentSuccess.quoteNumber).nextSibling
  expect(number).toHaveTextContent('Q-C5A8-878B')
  expect(screen.getByText(new RegExp(paymentSuccess.referenceNote))).toBeVisible()
  const link = paymentSuccess.links.find(({ to }) => to === paths.contact)
  await user.click(main().getByRole('link', { name: link?.text ?? '' }))
  const message = await screen.findByRole('textbox', { name: contact.form.fields.message })
  await waitFor(() => expect(message).toHaveValue(contactAboutOrder('7KQ3-M4TX').message))
})

const other = partOfSavedQuote.selection

test.each([
  ['takes its draft with it', savedQuote, savedSelection, null, undefined],
  ['leaves a draft of something else', savedQuote, other, null, other],
  [
    'leaves another tab’s quote and draft',
    partOfSavedQuote,
    savedSelection,
    savedItems,
    savedSelection,
  ],
])('the paid order %s (rule 11.2)', async (_case, order, draft, saved, kept) => {
  saveQuote()
  storeDraft(draft)
  start(order)
  await openSuccess(reference)
  await screen.findByText(/^\w+-\d+-\d{1,3}$/)
  await waitFor(() => expect(storedItems()).toEqual(saved))
  expect(draftedSelection()).toEqual(kept)
})
