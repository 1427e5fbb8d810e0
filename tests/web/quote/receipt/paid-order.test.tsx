import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { groupByPeriod, totalLines, type QuoteLine } from '#shared/pricing.ts'
import { country } from '#shared/locale.ts'
import { company } from '#web/content/company.ts'
import { paths } from '#web/content/paths.ts'
import { paymentSuccess } from '#web/content/payment-result.ts'
import { storageKeys } from '#web/content/storage-keys.ts'
import { formatUsdExact } from '#web/ui/browser/format-money.ts'
import { buy, openCheckout, respondWith, watchProvider } from '#tests/support/checkout-page.ts'
import { savedQuoteItems, saveQuote, storedQuoteItems } from '#tests/support/quote-items.ts'
import { renderPage } from '#tests/support/render-page.tsx'
import { savedLines, savedSelection } from '#tests/support/selections.ts'

const { receipt } = paymentSuccess

const openSuccess = () => renderPage(paths.paymentSuccess)
const invoiceNumber = () => screen.findByText(/^INV-\d+-\d{1,3}$/)
const heading = () => screen.getByRole('heading', { level: 1 })
const link = (name: string) => screen.getByRole('link', { name })
const lastQuote = (): unknown => JSON.parse(sessionStorage.getItem(storageKeys.lastQuote) ?? '')

/** Goes from the checkout to the provider, in this tab. */
async function goToProvider() {
  const { opened, sessionAt } = watchProvider()
  respondWith(() => sessionAt('#provider'))
  const { user, leave } = await openCheckout()
  await buy(user)
  await waitFor(() => expect(opened).toEqual(['#provider']))
  leave()
}

const amountsOf = (lines: readonly QuoteLine[]) => {
  const { subtotal, vat, total } = totalLines(lines)
  const shown = groupByPeriod(lines).flatMap((group) => [
    totalLines(group.lines).subtotal,
    ...group.lines.map(({ amount }) => amount),
  ])
  return [...shown, subtotal, vat, total].map(formatUsdExact)
}

const receiptAmounts = () =>
  within(screen.getByRole('region', { name: receipt.heading }))
    .getAllByRole('definition')
    .map((amount) => amount.textContent)

test('the saved quote is cleared on load, and a copy is kept in this tab', async () => {
  saveQuote()
  const first = await openSuccess()
  await waitFor(() => expect(storedQuoteItems()).toBeNull())
  expect(lastQuote()).toEqual(savedSelection)
  first.leave()
  // The copy stays when the page is opened again with nothing saved.
  await openSuccess()
  await invoiceNumber()
  expect(lastQuote()).toEqual(savedSelection)
})

test('the invoice number has the agreed format, and a reload shows the same one (rule 11.1)', async () => {
  const first = await openSuccess()
  const number = (await invoiceNumber()).textContent
  const createdAt = Number(number.split('-')[1])
  expect(new Date(createdAt).getFullYear()).toBe(new Date().getFullYear())
  first.leave()
  await openSuccess()
  expect((await invoiceNumber()).textContent).toBe(number)
})

test.each([
  [0, 'INV-1763640000000-0'],
  [0.0429, 'INV-1763640000000-42'],
  [0.999_999, 'INV-1763640000000-999'],
])(
  'a random number of %d results in invoice number %s, with the current date',
  async (random, number) => {
    vi.spyOn(Date, 'now').mockReturnValue(Date.UTC(2025, 10, 20, 12))
    vi.spyOn(Math, 'random').mockReturnValue(random)
    await openSuccess()
    expect(await screen.findByText(number)).toBeVisible()
    expect(screen.getByText('20 November 2025')).toBeVisible()
  },
)

test('a clock before 1970 results in a valid number too, and a reload shows the same one', async () => {
  vi.spyOn(Date, 'now').mockReturnValue(-18_489)
  const first = await openSuccess()
  const number = (await invoiceNumber()).textContent
  first.leave()
  await openSuccess()
  expect((await invoiceNumber()).textContent).toBe(number)
})

test.each([
  { invoiceNumber: '<b>', madeAt: 0 },
  { invoiceNumber: 'INV--1-1', madeAt: -1 },
  { invoiceNumber: 'INV-1-1', madeAt: 'x' },
  // No date is that late.
  { invoiceNumber: 'INV-1-1', madeAt: Number.MAX_SAFE_INTEGER },
])('the damaged reference %o is replaced', async (damaged) => {
  sessionStorage.setItem(storageKeys.orderReference, JSON.stringify(damaged))
  await openSuccess()
  expect((await invoiceNumber()).textContent).not.toBe(damaged.invoiceNumber)
})

test('the page explains the number, says what happens next, and has its links', async () => {
  await openSuccess()
  for (const { title } of paymentSuccess.steps.list) expect(screen.getByText(title)).toBeVisible()
  for (const { text, to } of paymentSuccess.links) expect(link(text)).toHaveAttribute('href', to)
  expect(screen.getByText(paymentSuccess.referenceNote)).toBeVisible()
})

test('without an order of this tab it thanks nobody, and has no receipt (rule 11.6)', async () => {
  saveQuote()
  await openSuccess()
  await invoiceNumber()
  expect(heading()).toHaveTextContent(paymentSuccess.heading)
  expect(screen.getByText(paymentSuccess.lead)).toBeVisible()
  expect(screen.queryByRole('button', { name: receipt.print })).not.toBeInTheDocument()
})

test('with an order of this tab it thanks the buyer, and a reload shows the same receipt (rule 11.5)', async () => {
  await goToProvider()
  // What another tab saves in the meantime has not been paid for.
  saveQuote(savedQuoteItems.slice(1))
  const first = await openSuccess()
  await waitFor(() => expect(heading()).toHaveTextContent(paymentSuccess.ordered.heading))
  expect(screen.getByText(paymentSuccess.ordered.lead)).toBeVisible()
  expect(receiptAmounts()).toEqual(amountsOf(savedLines))
  expect(storedQuoteItems()).toEqual(savedQuoteItems.slice(1))
  first.leave()
  await openSuccess()
  await screen.findByText(paymentSuccess.ordered.lead)
  expect(receiptAmounts()).toEqual(amountsOf(savedLines))
})

test('the receipt prints with the company’s name and registration number', async () => {
  await goToProvider()
  const print = vi.spyOn(window, 'print').mockImplementation(() => {})
  const { user } = await openSuccess()
  await user.click(await screen.findByRole('button', { name: receipt.print }))
  expect(print).toHaveBeenCalledOnce()
  for (const text of [company.name, company.registrationNumber, receipt.title]) {
    expect(within(screen.getByRole('main')).getByText(new RegExp(text))).toBeInTheDocument()
  }
})

test('the receipt names the buyer while this tab has what was typed, and nobody otherwise (rule 11.5)', async () => {
  await goToProvider()
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
