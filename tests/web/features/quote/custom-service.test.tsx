import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderPage } from '#tests/support/render-page.tsx'

const openBuilder = () => renderPage('/custom-quote')
const total = () => screen.getByLabelText('Total').textContent

test('the custom service’s fields are enabled only while it is selected', async () => {
  const { user } = await openBuilder()
  const [name, price] = [
    screen.getByLabelText('Custom service name'),
    screen.getByLabelText('Custom service price'),
  ]
  expect(name).toBeDisabled()
  expect(price).toBeDisabled()
  await user.click(screen.getByRole('checkbox', { name: 'Custom service' }))
  expect(name).toBeEnabled()
  expect(price).toBeEnabled()
  expect(screen.getByText('4 selected')).toBeVisible()
})

test('a custom service counts once it has a name and a price', async () => {
  const { user } = await openBuilder()
  await user.click(screen.getByRole('checkbox', { name: 'Custom service' }))
  await user.type(screen.getByLabelText('Custom service name'), 'Rack relocation')
  expect(total()).toBe('US$375')
  await user.type(screen.getByLabelText('Custom service price'), '150.5')
  expect(total()).toBe('US$525.50')
})

test('the price field holds an unfinished number only while it has the focus', async () => {
  const { user } = await openBuilder()
  await user.click(screen.getByRole('checkbox', { name: 'Custom service' }))
  await user.type(screen.getByLabelText('Custom service name'), 'Rack relocation')
  const price = screen.getByLabelText('Custom service price')
  await user.type(price, '30')
  await user.type(price, '{Backspace}')
  expect(price).toHaveValue('3')
  expect(price).toHaveAccessibleDescription(/Not counted yet/)
  expect(total()).toBe('US$405')
  await user.tab()
  expect(price).toHaveValue('30')
})

test('what can never become a price is not taken into the field', async () => {
  const { user } = await openBuilder()
  await user.click(screen.getByRole('checkbox', { name: 'Custom service' }))
  const price = screen.getByLabelText('Custom service price')
  await user.type(price, '-a2501')
  expect(price).toHaveValue('250')
})

test('a custom service may not bear the name of an offer', async () => {
  const { user } = await openBuilder()
  await user.click(screen.getByRole('checkbox', { name: 'Custom service' }))
  const name = screen.getByLabelText('Custom service name')
  await user.type(name, ' network  design & SETUP')
  await user.type(screen.getByLabelText('Custom service price'), '25')
  expect(name).toBeInvalid()
  expect(name).toHaveAccessibleDescription(/We use this name ourselves/)
  expect(total()).toBe('US$375')
})
