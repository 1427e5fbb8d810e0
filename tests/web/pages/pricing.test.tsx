import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderPage } from '#tests/support/render-page.tsx'

const nbsp = /\u00A0/g
const textOf = (element: Element | null | undefined) => element?.textContent.replace(nbsp, ' ')

test.each([
  ['Core', 'KES 29,000', false],
  ['Professional', 'KES 59,000', true],
  ['Enterprise', 'KES 129,000', false],
])('%s costs %s per month', async (name, price, isPopular) => {
  await renderPage('/pricing')
  const card = screen.getByRole('heading', { level: 3, name }).closest('li')
  if (!card) throw new Error(`${name} has no card`)
  expect(textOf(card)).toContain(`${price}per month`)
  expect(within(card).queryAllByText('Most Popular')).toHaveLength(isPopular ? 1 : 0)
  expect(within(card).getByRole('link', { name: `Subscribe to ${name}` })).toHaveAttribute(
    'href',
    '/contact',
  )
})

test('the four add-ons have their prices and units', async () => {
  await renderPage('/pricing')
  const addOns = within(screen.getByRole('region', { name: 'Add-ons' }))
  expect(addOns.getAllByRole('definition').map(textOf)).toEqual([
    'KES 10,000',
    'per audit',
    'KES 18,000',
    'per project',
    'KES 15,000',
    'per session',
    'KES 12,000',
    'per visit',
  ])
})

test('subscriptions require acceptance of the Terms, which are linked', async () => {
  await renderPage('/pricing')
  const plans = within(screen.getByRole('region', { name: 'Monthly plans' }))
  expect(plans.getByText(/Subscriptions require acceptance of our/)).toBeVisible()
  expect(plans.getByRole('link', { name: 'Terms of Service' })).toHaveAttribute('href', '/terms')
})

test('the custom quote button leads to /contact', async () => {
  await renderPage('/pricing')
  expect(screen.getByRole('link', { name: 'Request a Custom Quote' })).toHaveAttribute(
    'href',
    '/contact',
  )
})

test('the chosen plan travels to the contact page, whose address stays /contact', async () => {
  const { user, router } = await renderPage('/pricing')
  await user.click(screen.getByRole('link', { name: 'Subscribe to Enterprise' }))
  await screen.findByDisplayValue(/Enterprise/)
  expect(router.state.location.pathname + router.state.location.search).toBe('/contact')
})
