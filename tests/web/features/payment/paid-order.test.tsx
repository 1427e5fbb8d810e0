import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { paths } from '#web/content/paths.ts'
import { paymentSuccess } from '#web/content/payment-result.ts'
import { storageKeys } from '#web/content/storage-keys.ts'
import { savedQuoteItems, saveQuote, storedQuoteItems } from '#tests/support/quote-items.ts'
import { renderPage } from '#tests/support/render-page.tsx'

const openSuccess = () => renderPage(paths.paymentSuccess)
const invoiceNumber = () => screen.findByText(/^INV-\d+-\d{1,3}$/)
const link = (name: string) => screen.getByRole('link', { name })
const lastQuote = (): unknown => JSON.parse(sessionStorage.getItem(storageKeys.lastQuote) ?? '')

test('the saved quote is cleared on load, and a copy is kept in this tab', async () => {
  saveQuote()
  const first = await openSuccess()
  await waitFor(() => expect(storedQuoteItems()).toBeNull())
  expect(lastQuote()).toEqual(savedQuoteItems)
  first.leave()
  // The copy stays when the page is opened again with nothing saved.
  await openSuccess()
  await invoiceNumber()
  expect(lastQuote()).toEqual(savedQuoteItems)
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

test('a damaged reference in storage is replaced', async () => {
  sessionStorage.setItem(storageKeys.orderReference, '{"invoiceNumber":"<b>","madeAt":"x"}')
  await openSuccess()
  await invoiceNumber()
})

test('the page says what happens next, has its links, and does not claim to be proof of payment', async () => {
  await openSuccess()
  for (const { title } of paymentSuccess.steps.list) expect(screen.getByText(title)).toBeVisible()
  for (const { text, to } of paymentSuccess.links) expect(link(text)).toHaveAttribute('href', to)
  expect(screen.getByText(paymentSuccess.lead)).toBeVisible()
})
