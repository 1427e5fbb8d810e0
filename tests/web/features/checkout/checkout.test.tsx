import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answerWith, fillIn, openCheckout, pay, accept } from '#tests/support/checkout-page.ts'
import { renderPage } from '#tests/support/render-page.tsx'

test('without saved items the visitor is sent to the quote builder', async () => {
  const { router } = await renderPage('/checkout')
  await waitFor(() => expect(router.state.location.pathname).toBe('/custom-quote'))
})

test('with nothing but damaged items the visitor ends on the quote builder, with a word', async () => {
  localStorage.setItem('quoteItems', '{{{')
  const { router } = await renderPage('/checkout')
  await waitFor(() => expect(router.state.location.pathname).toBe('/custom-quote'))
  await screen.findByText('Part of your saved quote is gone')
})

test('the order summary shows each line, the subtotal, VAT and the total', async () => {
  await openCheckout()
  const rows = within(screen.getByRole('complementary')).getAllByRole('definition')
  expect(rows.map((row) => row.textContent)).toEqual([
    'US$2,500.00',
    'US$150.00',
    'US$2,650.00',
    'US$424.00',
    'US$3,074.00',
  ])
})

test('the form asks for nine things, the invoice’s address among them', async () => {
  await openCheckout()
  const fields = screen.getAllByRole('textbox')
  expect(fields.map((field) => field.getAttribute('name'))).toEqual([
    'fullName',
    'email',
    'phone',
    'company',
    'address',
    'city',
    'postalCode',
    'country',
    'notes',
  ])
  for (const name of ['Address', 'City', 'Postal code']) {
    expect(screen.getByRole('textbox', { name })).not.toBeRequired()
  }
})

test('the country is Kenya until the buyer says otherwise', async () => {
  await openCheckout()
  expect(screen.getByLabelText('Country')).toHaveValue('Kenya')
})

test('the consent links to the two documents, each in a new tab', async () => {
  await openCheckout()
  for (const [name, address] of [
    ['Terms of Service', '/legal/terms'],
    ['Refund Policy', '/legal/refund'],
  ] as const) {
    const link = within(screen.getByRole('main')).getByRole('link', { name })
    expect(link).toHaveAttribute('href', address)
    expect(link).toHaveAttribute('target', '_blank')
  }
})

test('beside the consent one line sums up the refund rule, and links to both documents here', async () => {
  await openCheckout()
  const rule = screen.getByText(/^In short: cancel 48 hours or more before work starts/)
  for (const [name, address] of [
    ['terms', '/terms'],
    ['refund policy', '/refund'],
  ] as const) {
    expect(within(rule).getByRole('link', { name })).toHaveAttribute('href', address)
  }
  expect(screen.getByRole('checkbox', { name: /I accept/ })).toHaveAccessibleDescription(
    rule.textContent,
  )
})

test('missing fields: one notification, each field marked, the first one focused, no call', async () => {
  const requests = answerWith(() => Response.json({ url: 'https://pay.example/1' }))
  const { user } = await openCheckout()
  await pay(user)
  await screen.findByText('Required fields missing')
  for (const name of [/Full name/, /Email/, /Phone/]) {
    expect(screen.getByLabelText(name)).toBeInvalid()
    expect(screen.getByLabelText(name)).toHaveAccessibleDescription(/is required/)
  }
  expect(screen.getByLabelText(/Full name/)).toHaveFocus()
  expect(requests).toEqual([])
  await user.type(screen.getByLabelText(/Full name/), 'W')
  expect(screen.getByLabelText(/Full name/)).toBeValid()
})

test('the checks come in order: required fields, then the address, then the terms', async () => {
  const { user } = await openCheckout()
  await fillIn(user)
  const email = screen.getByLabelText(/Email/)
  await user.clear(email)
  await user.type(email, 'wanjiru.acme.example')
  await pay(user)
  await screen.findByText('Invalid email')
  expect(email).toHaveFocus()
  await user.type(email, '@')
  await pay(user)
  await screen.findByText('Terms not accepted')
  expect(screen.getByRole('checkbox', { name: /I accept/ })).toHaveFocus()
})

test('what was typed is there again after a reload, but never the consent', async () => {
  const first = await openCheckout()
  await fillIn(first.user)
  await accept(first.user)
  first.leave()
  await openCheckout()
  expect(screen.getByLabelText(/Full name/)).toHaveValue('Wanjiru  Kamau')
  expect(screen.getByLabelText(/Email/)).toHaveValue('wanjiru@acme.example')
  expect(screen.getByRole('checkbox', { name: /I accept/ })).not.toBeChecked()
})
