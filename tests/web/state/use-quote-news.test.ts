import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { savedQuoteItems } from '#tests/support/quote-items.ts'
import { renderPage } from '#tests/support/render-page.tsx'

const total = () => screen.getByLabelText('Total')

/** The package without its first item, US$150, saved in another tab. */
function saveElsewhere() {
  localStorage.setItem('quoteItems', JSON.stringify(savedQuoteItems.slice(1)))
  window.dispatchEvent(new StorageEvent('storage', { key: 'quoteItems' }))
}

async function openSavedQuote() {
  localStorage.setItem('quoteItems', JSON.stringify(savedQuoteItems))
  const page = await renderPage('/custom-quote')
  await waitFor(() => expect(total()).toHaveTextContent('US$2,650'))
  return page
}

test('the builder opens what another tab saved, and says so', async () => {
  await openSavedQuote()
  saveElsewhere()
  await screen.findByText('It was changed in another tab. You see it here as it is now.')
  expect(total()).toHaveTextContent('US$150')
})

test('a builder that nobody touched opens the first quote of another tab', async () => {
  await renderPage('/custom-quote')
  expect(total()).toHaveTextContent('US$375')
  saveElsewhere()
  await screen.findByText('It was changed in another tab. You see it here as it is now.')
  expect(total()).toHaveTextContent('US$150')
})

test('choices that are not saved stay, and the visitor learns what Proceed does', async () => {
  const { user } = await openSavedQuote()
  await user.click(screen.getByRole('checkbox', { name: 'SSL Certificate' }))
  saveElsewhere()
  await screen.findByText(/^Another tab saved a different one\. Your choices here stay/)
  expect(total()).toHaveTextContent('US$2,750')
})

test('a custom service that is being typed is a choice that is not saved', async () => {
  const { user } = await openSavedQuote()
  await user.click(screen.getByRole('checkbox', { name: 'Custom service' }))
  await user.type(screen.getByLabelText('Custom service name'), 'Rack relocation')
  saveElsewhere()
  await screen.findByText(/^Another tab saved a different one/)
  expect(screen.getByLabelText('Custom service name')).toHaveValue('Rack relocation')
})

test('the builder follows also while the checkout is open', async () => {
  const { user } = await openSavedQuote()
  await user.click(screen.getByRole('button', { name: 'Proceed to Checkout' }))
  await screen.findByRole('heading', { level: 1, name: 'Checkout' })
  saveElsewhere()
  await screen.findByText('It was changed in another tab. You see it here as it is now.')
  await user.click(screen.getByRole('link', { name: 'Change your package' }))
  await screen.findByRole('heading', { level: 1, name: 'Build your package' })
  expect(total()).toHaveTextContent('US$150')
})

test('a quote that another tab paid for stays open in the builder', async () => {
  await openSavedQuote()
  localStorage.removeItem('quoteItems')
  window.dispatchEvent(new StorageEvent('storage', { key: 'quoteItems' }))
  await screen.findByText('Your quote is no longer saved')
  expect(total()).toHaveTextContent('US$2,650')
})
