import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { buyerDetails, mapCustomerFields } from '#shared/customer-fields.ts'
import { cents } from '#shared/money.ts'
import { quoteNumber } from '#shared/quote-number.ts'
import { priceSelection } from '#shared/quote.ts'
import { company } from '#web/content/company.ts'
import { contact } from '#web/content/contact.ts'
import { contactAboutOrder } from '#web/content/contact-state.ts'
import { afterFirstMonth } from '#web/content/periods.ts'
import { paths } from '#web/content/paths.ts'
import { paymentSuccess } from '#web/content/payment-result.ts'
import { usualTimes } from '#web/content/service-offers.ts'
import { sumNames } from '#web/content/sums.ts'
import { storageKeys } from '#web/content/storage-keys.ts'
import { saveDetails } from '#web/quote/keep/customer-details.ts'
import { startOrder } from '#web/quote/keep/order.ts'
import { formatDay } from '#web/ui/browser/format-day.ts'
import { formatExactPrice } from '#web/ui/browser/format-money.ts'
import {
  draftedSelection,
  savedItems,
  saveQuote,
  storeDraft,
  storedItems,
} from '#tests/support/stored-quotes.ts'
import { sumOf } from '#tests/support/quote-page.ts'
import { renderPage, sectionOf } from '#tests/support/render-page.tsx'
import {
  everything,
  partOfSavedQuote,
  savedQuote,
  savedSelection,
} from '#tests/support/selections.ts'

const { ordered, receipt } = paymentSuccess

const openSuccess = () => renderPage(paths.paymentSuccess)
const main = () => within(screen.getByRole('main'))
const heading = () => screen.getByRole('heading', { level: 1 })

test('the number and the date stay after a reload, and the page explains them (rule 11.1)', async () => {
  vi.spyOn(Date, 'now').mockReturnValue(Date.UTC(2025, 10, 20, 12))
  const first = await openSuccess()
  const number = (await screen.findByText(/^INV-1763640000000-\d{1,3}$/)).textContent
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
  startOrder({ ...savedQuote, due: cents(1_234_56) }, undefined)
  await openSuccess()
  const rows = screen.getAllByRole('term').map((term) => term.parentElement?.textContent)
  expect(rows).toContain(`${sumNames.paid}${formatExactPrice(savedQuote.totals.total)}`)
  expect(rows).toContain(`${sumNames.duePaid}${formatExactPrice(cents(1_234_56))}`)
})

test('without an order of this tab it thanks nobody, and has no receipt (rule 11.6)', async () => {
  saveQuote()
  await openSuccess()
  await screen.findByText(/^INV-/)
  expect(heading()).toHaveTextContent(paymentSuccess.heading)
  expect(screen.getByText(paymentSuccess.lead)).toBeVisible()
  expect(screen.queryByRole('button', { name: receipt.print })).not.toBeInTheDocument()
  expect(screen.queryByText(paymentSuccess.reference)).not.toBeInTheDocument()
})

test('with an order of this tab it thanks the buyer, and has a receipt that prints (rule 11.5)', async () => {
  const quote = priceSelection(everything)
  startOrder(quote, '7KQ3-M4TX')
  const print = vi.spyOn(window, 'print').mockImplementation(() => {
    fireEvent(window, new Event('beforeprint'))
  })
  const { user } = await openSuccess()
  await waitFor(() => expect(heading()).toHaveTextContent(ordered.heading))
  expect(screen.getByText(ordered.lead)).toBeVisible()
  const section = sectionOf(receipt.heading)
  expect(screen.getByText(usualTimes(quote.lines))).toBeVisible()
  for (const { description } of quote.lines)
    expect(within(section).getByText(description)).toBeVisible()
  for (const text of [company.name, company.registrationNumber, receipt.title]) {
    expect(main().getAllByText(new RegExp(text))).not.toHaveLength(0)
  }
  const monthly = quote.lines.filter(({ period }) => period === 'month')
  expect(within(section).getByText(afterFirstMonth(sumOf(...monthly)))).toBeVisible()
  expect(within(section).getByText(sumNames.paid)).toBeVisible()
  expect(within(section).queryByText(sumNames.total)).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: receipt.print }))
  expect(print).toHaveBeenCalledOnce()
})

test('reference and quote number are on the receipt, the reference also in a message to the company (7.24, 10.14)', async () => {
  startOrder(savedQuote, '7KQ3-M4TX', quoteNumber(savedQuote))
  const { user } = await openSuccess()
  const term = await screen.findByText(paymentSuccess.reference)
  expect(term.nextSibling).toHaveTextContent('7KQ3-M4TX')
  const number = screen.getByText(paymentSuccess.quoteNumber).nextSibling
  expect(number).toHaveTextContent(quoteNumber(savedQuote))
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
  startOrder(order, undefined)
  await openSuccess()
  await screen.findByText(/^INV-/)
  await waitFor(() => expect(storedItems()).toEqual(saved))
  expect(draftedSelection()).toEqual(kept)
})

test('the receipt names the buyer while this tab keeps the details (rule 11.5)', async () => {
  const details = mapCustomerFields(({ label }) => label)
  saveDetails(details)
  startOrder(savedQuote, undefined)
  const first = await openSuccess()
  const buyer = (await screen.findByText(receipt.buyer)).nextSibling
  expect(buyer?.textContent?.split('\n')).toEqual(
    buyerDetails('receipt', details).map((line) => line.join(' ')),
  )
  first.leave()
  sessionStorage.removeItem(storageKeys.checkoutDetails)
  await openSuccess()
  await screen.findByText(paymentSuccess.ordered.lead)
  expect(screen.queryByText(receipt.buyer)).not.toBeInTheDocument()
})
