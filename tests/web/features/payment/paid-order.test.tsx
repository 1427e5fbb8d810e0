import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { savedQuoteItems } from '#tests/support/quote-items.ts'
import { renderPage, storedQuoteItems } from '#tests/support/render-page.tsx'

const invoiceNumber = () => screen.findByText(/^INV-\d+-\d{1,3}$/)

test('the saved quote is cleared on load, and a copy kept for this tab', async () => {
  localStorage.setItem('quoteItems', JSON.stringify(savedQuoteItems))
  await renderPage('/payment-success')
  await waitFor(() => expect(storedQuoteItems()).toBeNull())
  expect(JSON.parse(sessionStorage.getItem('lastQuote') ?? '')).toEqual(savedQuoteItems)
})

test('opened again with nothing saved, the copy stays', async () => {
  sessionStorage.setItem('lastQuote', JSON.stringify(savedQuoteItems))
  await renderPage('/payment-success')
  await invoiceNumber()
  expect(JSON.parse(sessionStorage.getItem('lastQuote') ?? '')).toHaveLength(2)
})

test('the invoice number has the agreed form, and a reload shows the same one (rule 11.1)', async () => {
  const first = await renderPage('/payment-success')
  const number = (await invoiceNumber()).textContent
  const made = Number(number.split('-')[1])
  expect(new Date(made).getFullYear()).toBe(new Date().getFullYear())
  first.leave()
  await renderPage('/payment-success')
  expect((await invoiceNumber()).textContent).toBe(number)
})

test.each([
  [0, 'INV-1763640000000-0'],
  [0.0429, 'INV-1763640000000-42'],
  [0.999_999, 'INV-1763640000000-999'],
])('a random %d makes the invoice number %s, dated that day', async (random, number) => {
  vi.spyOn(Date, 'now').mockReturnValue(Date.UTC(2025, 10, 20, 12))
  vi.spyOn(Math, 'random').mockReturnValue(random)
  await renderPage('/payment-success')
  expect(await screen.findByText(number)).toBeVisible()
  expect(screen.getByText('20 November 2025')).toBeVisible()
})

test('what happens next: a confirmation email and a notification of the team', async () => {
  await renderPage('/payment-success')
  expect(screen.getByText('Confirmation email')).toBeVisible()
  expect(screen.getByText('Team notification')).toBeVisible()
})

test('a damaged reference in storage is replaced', async () => {
  sessionStorage.setItem('orderReference', '{"invoiceNumber":"<b>","madeAt":"x"}')
  await renderPage('/payment-success')
  await invoiceNumber()
})

test('the page links home and to the contact page, and claims no proof of payment', async () => {
  await renderPage('/payment-success')
  expect(screen.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/')
  expect(screen.getByRole('link', { name: 'Contact Us' })).toHaveAttribute('href', '/contact')
  expect(screen.getByText(/not this page, is your proof of payment/)).toBeVisible()
})
