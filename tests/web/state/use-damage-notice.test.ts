import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { savedQuoteItems } from '#tests/support/quote-items.ts'
import { renderPage } from '#tests/support/render-page.tsx'

test('that part of the saved quote is gone is told once, not again on coming back', async () => {
  const [network] = savedQuoteItems
  localStorage.setItem('quoteItems', JSON.stringify([network, { id: 'fax' }]))
  const { user, router } = await renderPage('/custom-quote')
  await screen.findByText('Part of your saved quote is gone')
  await router.navigate('/about')
  await screen.findByRole('heading', { level: 1, name: 'The people under your network' })
  await router.navigate('/custom-quote')
  await screen.findByRole('heading', { level: 1, name: 'Build your package' })
  await user.click(screen.getByRole('button', { name: 'Proceed to Checkout' }))
  await screen.findByRole('heading', { level: 1, name: 'Checkout' })
  // A later notification shows that an earlier one would be there by now.
  await user.click(screen.getByRole('button', { name: /^Pay/ }))
  await screen.findByText('Required fields missing')
  expect(screen.getAllByText('Part of your saved quote is gone')).toHaveLength(1)
})
