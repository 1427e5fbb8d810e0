import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { savedQuoteItems } from '#tests/support/quote-items.ts'
import { renderPage } from '#tests/support/render-page.tsx'

const name = 'Restore my last quote'

test('the quote that the success page cleared can be restored', async () => {
  sessionStorage.setItem('lastQuote', JSON.stringify(savedQuoteItems))
  const { user } = await renderPage('/custom-quote')
  await user.click(screen.getByRole('button', { name }))
  expect(screen.getByLabelText('Total')).toHaveTextContent('US$2,650')
  await screen.findByText('Quote restored')
  expect(screen.queryByRole('button', { name })).not.toBeInTheDocument()
})

test('of a last quote that is no longer on offer as a whole, the rest is restored, with a word', async () => {
  const [network, docs] = savedQuoteItems
  sessionStorage.setItem('lastQuote', JSON.stringify([{ ...network, price: 2400 }, docs]))
  const { user } = await renderPage('/custom-quote')
  await user.click(screen.getByRole('button', { name }))
  expect(screen.getByLabelText('Total')).toHaveTextContent('US$150')
  await screen.findByText('Quote restored in part')
  expect(screen.queryByText('Quote restored')).not.toBeInTheDocument()
})

test('a last quote of which nothing is on offer is not offered', async () => {
  sessionStorage.setItem('lastQuote', '[{"id":"fax"}]')
  await renderPage('/custom-quote')
  expect(screen.queryByRole('button', { name })).not.toBeInTheDocument()
})
