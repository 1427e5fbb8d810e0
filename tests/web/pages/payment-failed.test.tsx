import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { savedQuoteItems } from '#tests/support/quote-items.ts'
import { renderPage } from '#tests/support/render-page.tsx'
import { checkoutWords } from '#web/content/checkout.ts'
import { paths } from '#web/content/paths.ts'
import { paymentFailed } from '#web/content/payment-result.ts'
import { storageKeys } from '#web/content/storage-keys.ts'

test('the page reassures buyers who went back, lists common reasons, and links to the builder', async () => {
  await renderPage(paths.paymentFailed)
  expect(screen.getByText(paymentFailed.lead)).toBeVisible()
  expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual(
    paymentFailed.reasons.list.map(({ title }) => title),
  )
  const link = screen.getByRole('link', { name: paymentFailed.change })
  expect(link).toHaveAttribute('href', paths.customQuote)
})

test('Retry Payment goes back to the checkout', async () => {
  localStorage.setItem(storageKeys.quoteItems, JSON.stringify(savedQuoteItems))
  const { user } = await renderPage(paths.paymentFailed)
  await user.click(screen.getByRole('button', { name: paymentFailed.retry }))
  await screen.findByRole('heading', { level: 1, name: checkoutWords.heading })
})
