import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { savedQuoteItems } from '#tests/support/quote-items.ts'
import { renderPage } from '#tests/support/render-page.tsx'

test('the first words are for who went back, then come the four common reasons', async () => {
  await renderPage('/payment-failed')
  expect(
    screen.getByText(/^If you went back from the payment page, no payment was made/),
  ).toBeVisible()
  expect(screen.getByText(/Your package is still saved, and you can try again\.$/)).toBeVisible()
  expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual([
    'Insufficient funds',
    'Card declined',
    'Incorrect details',
    'Network issue',
  ])
})

test('Retry Payment goes back to the checkout', async () => {
  localStorage.setItem('quoteItems', JSON.stringify(savedQuoteItems))
  const { user } = await renderPage('/payment-failed')
  await user.click(screen.getByRole('button', { name: 'Retry Payment' }))
  await screen.findByRole('heading', { level: 1, name: 'Checkout' })
})

test('a link goes back to the quote builder', async () => {
  await renderPage('/payment-failed')
  expect(screen.getByRole('link', { name: 'Change Your Package' })).toHaveAttribute(
    'href',
    '/custom-quote',
  )
})
