import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { country } from '#shared/locale.ts'
import { priceSelection } from '#shared/pricing.ts'
import { company } from '#web/content/company.ts'
import { paths } from '#web/content/paths.ts'
import { paymentSuccess } from '#web/content/payment-result.ts'
import { storageKeys } from '#web/content/storage-keys.ts'
import { initialDetails, saveDraft as saveDetails } from '#web/quote/checkout/customer-details.ts'
import { startOrder } from '#web/quote/store/order.ts'
import { formatDay } from '#web/ui/browser/format-day.ts'
import { draftedSelection, storeDraft } from '#tests/support/quote-draft.ts'
import { savedQuoteItems, saveQuote, storedQuoteItems } from '#tests/support/quote-items.ts'
import { renderPage } from '#tests/support/render-page.tsx'
import { everything, savedLines, savedSelection } from '#tests/support/selections.ts'

const { ordered, receipt } = paymentSuccess

const openSuccess = () => renderPage(paths.paymentSuccess)
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
    expect(screen.getByRole('link', { name: text })).toHaveAttribute('href', to)
  }
  expect(screen.getByText(paymentSuccess.referenceNote)).toBeVisible()
})

test('without an order of this tab it thanks nobody, and has no receipt (rule 11.6)', async () => {
  saveQuote()
  await openSuccess()
  await screen.findByText(/^INV-/)
  expect(heading()).toHaveTextContent(paymentSuccess.heading)
  expect(screen.getByText(paymentSuccess.lead)).toBeVisible()
  expect(screen.queryByRole('button', { name: receipt.print })).not.toBeInTheDocument()
})

test('with an order of this tab it thanks the buyer, and has a receipt that prints (rule 11.5)', async () => {
  const lines = priceSelection(everything)
  startOrder(lines)
  const print = vi.spyOn(window, 'print').mockImplementation(() => {})
  const { user } = await openSuccess()
  await waitFor(() => expect(heading()).toHaveTextContent(ordered.heading))
  expect(screen.getByText(ordered.lead)).toBeVisible()
  const region = within(screen.getByRole('region', { name: receipt.heading }))
  for (const { description } of lines) expect(region.getByText(description)).toBeVisible()
  for (const text of [company.name, company.registrationNumber, receipt.title]) {
    expect(within(screen.getByRole('main')).getByText(new RegExp(text))).toBeInTheDocument()
  }
  await user.click(screen.getByRole('button', { name: receipt.print }))
  expect(print).toHaveBeenCalledOnce()
})

const other = { ...savedSelection, fixedItems: savedSelection.fixedItems.slice(1) }

test.each([
  ['takes its draft with it', savedLines, savedSelection, null, undefined],
  ['leaves a draft of something else', savedLines, other, null, other],
  [
    'leaves what another tab saved, and its draft',
    savedLines.slice(1),
    savedSelection,
    savedQuoteItems,
    savedSelection,
  ],
])('the order that was paid %s (rule 11.2)', async (_case, order, draft, saved, kept) => {
  saveQuote()
  storeDraft(draft)
  startOrder(order)
  await openSuccess()
  await screen.findByText(/^INV-/)
  await waitFor(() => expect(storedQuoteItems()).toEqual(saved))
  expect(draftedSelection()).toEqual(kept)
})

test('the receipt names the buyer while this tab has what was typed, and nobody otherwise (rule 11.5)', async () => {
  saveDetails({ ...initialDetails, fullName: 'Wanjiru Kamau', email: 'wanjiru@acme.example' })
  startOrder(savedLines)
  const first = await openSuccess()
  const buyer = (await screen.findByText(receipt.buyer)).nextSibling
  expect(buyer?.textContent?.split('\n')).toEqual([
    'Wanjiru Kamau',
    'wanjiru@acme.example',
    country,
  ])
  first.leave()
  sessionStorage.removeItem(storageKeys.checkoutDetails)
  await openSuccess()
  await screen.findByText(paymentSuccess.ordered.lead)
  expect(screen.queryByText(receipt.buyer)).not.toBeInTheDocument()
})
