import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fixedItems } from '#shared/catalogue.ts'
import { dollars, sum } from '#shared/money.ts'
import { formatUsd } from '#web/lib/format-money.ts'
import { savedQuoteItems } from '#tests/support/quote-items.ts'
import { renderPage, storedQuoteItems } from '#tests/support/render-page.tsx'

const openBuilder = () => renderPage('/custom-quote')
const total = () => screen.getByLabelText('Total').textContent
const proceed = () => screen.getByRole('button', { name: 'Proceed to Checkout' })
const nothingSelected = 'Please select at least one service or configuration'

async function clearSliders(user: Awaited<ReturnType<typeof openBuilder>>['user']) {
  for (const name of ['Less storage', 'Less storage', 'Less bandwidth', 'Fewer seats']) {
    await user.click(screen.getByRole('button', { name }))
  }
}

test('the builder opens with the default resources counted', async () => {
  await openBuilder()
  expect(screen.getByRole('slider', { name: 'Storage (GB)' })).toHaveValue('100')
  expect(screen.getByRole('slider', { name: 'Bandwidth (TB per month)' })).toHaveValue('1')
  expect(screen.getByRole('slider', { name: 'User seats' })).toHaveValue('5')
  expect(total()).toBe('US$375')
  expect(screen.getByText('3 selected')).toBeVisible()
})

test('each offer adds its price when it is ticked, and takes it away again', async () => {
  const { user } = await openBuilder()
  for (const { name, price } of fixedItems) {
    const choice = screen.getByRole('checkbox', { name })
    await user.click(choice)
    expect(total()).toBe(formatUsd(sum([dollars(375), price])))
    expect(screen.getByText('4 selected')).toBeVisible()
    await user.click(choice)
    expect(total()).toBe('US$375')
  }
})

test('VAT and the sum with it stand below the total', async () => {
  await openBuilder()
  expect(screen.getByText('plus US$60 VAT (16%): US$435 to pay')).toBeVisible()
})

test('a number typed for a resource goes to the nearest step when the field is left', async () => {
  const { user } = await openBuilder()
  const amount = screen.getByRole('textbox', { name: 'Storage amount' })
  await user.clear(amount)
  await user.type(amount, '9x9{Enter}')
  expect(screen.getByRole('slider', { name: 'Storage (GB)' })).toHaveValue('100')
  await user.clear(amount)
  await user.type(amount, '460')
  await user.tab()
  expect(amount).toHaveValue('450')
  expect(total()).toBe('US$1,075')
})

test('with nothing selected Proceed is disabled, and the alert says why', async () => {
  const { user } = await openBuilder()
  expect(screen.getByRole('alert')).toBeEmptyDOMElement()
  await clearSliders(user)
  expect(screen.getByText('0 selected')).toBeVisible()
  expect(total()).toBe('US$0')
  expect(proceed()).toBeDisabled()
  expect(screen.getByRole('alert')).toHaveTextContent(nothingSelected)
})

test('an unfinished custom service alone: the alert shows, and the focus goes to what is missing', async () => {
  const { user } = await openBuilder()
  await clearSliders(user)
  await user.click(screen.getByRole('checkbox', { name: 'Custom service' }))
  expect(proceed()).toBeEnabled()
  await user.click(proceed())
  expect(screen.getByRole('alert')).toHaveTextContent(nothingSelected)
  expect(screen.getByLabelText('Custom service name')).toHaveFocus()
  await user.type(screen.getByLabelText('Custom service name'), 'Rack relocation')
  await user.click(proceed())
  expect(screen.getByLabelText('Custom service price')).toHaveFocus()
  expect(storedQuoteItems()).toBeNull()
})

test.each(['SSL Certificate', '\u{200b}'])(
  'a custom service alone that may not be called %j: the focus goes to its name',
  async (name) => {
    const { user } = await openBuilder()
    await clearSliders(user)
    await user.click(screen.getByRole('checkbox', { name: 'Custom service' }))
    await user.type(screen.getByLabelText('Custom service name'), name)
    await user.type(screen.getByLabelText('Custom service price'), '100')
    await user.click(proceed())
    expect(screen.getByRole('alert')).toHaveTextContent(nothingSelected)
    expect(screen.getByLabelText('Custom service name')).toHaveFocus()
    expect(screen.getByLabelText('Custom service name')).toBeInvalid()
  },
)

test('Proceed saves a plain list of the chosen items and goes to the checkout', async () => {
  const { user, router } = await openBuilder()
  await clearSliders(user)
  await user.click(screen.getByRole('checkbox', { name: 'Premium SSL' }))
  await user.click(screen.getByRole('button', { name: 'More seats' }))
  await user.click(proceed())
  await screen.findByRole('heading', { level: 1, name: 'Checkout' })
  expect(router.state.location.pathname).toBe('/checkout')
  expect(storedQuoteItems()).toEqual([
    {
      id: 'addon-ssl',
      name: 'Premium SSL',
      description: 'An organisation-validated wildcard certificate for all your subdomains.',
      price: 100,
      icon: 'ssl',
      selected: true,
    },
    {
      id: 'seats',
      name: 'User Seats',
      description: '5 seats',
      price: 125,
      icon: 'seats',
      selected: true,
    },
  ])
})

test('a custom service whose name holds hidden characters can be paid for, alone', async () => {
  const { user } = await openBuilder()
  await clearSliders(user)
  await user.click(screen.getByRole('checkbox', { name: 'Custom service' }))
  await user.type(screen.getByLabelText('Custom service name'), 'Hotline ☎\u{fe0f}')
  await user.type(screen.getByLabelText('Custom service price'), '100')
  await user.click(proceed())
  await screen.findByRole('button', { name: 'Pay US$116.00' })
  expect(screen.getByText('Hotline ☎')).toBeVisible()
})

test('a saved quote is open again on the next visit', async () => {
  localStorage.setItem('quoteItems', JSON.stringify(savedQuoteItems))
  await openBuilder()
  expect(screen.getByRole('checkbox', { name: 'Network Design & Setup' })).toBeChecked()
  expect(screen.getByRole('checkbox', { name: 'Documentation Package' })).toBeChecked()
  expect(screen.getByRole('slider', { name: 'Storage (GB)' })).toHaveValue('0')
  expect(total()).toBe('US$2,650')
})

test.each([
  ['broken JSON', '[{"id":'],
  ['no list', '{"id":"docs"}'],
  [
    'a price that the catalogue has not',
    '[{"id":"docs","name":"Documentation Package","description":"","price":1,"icon":"","selected":true}]',
  ],
  [
    'an unknown id',
    '[{"id":"constructor","name":"x","description":"","price":100,"icon":"","selected":true}]',
  ],
  ['a null', '[null]'],
])('%s in storage: an empty quote and a word to the visitor', async (_case, stored) => {
  localStorage.setItem('quoteItems', stored)
  await openBuilder()
  await screen.findByText('Part of your saved quote is gone')
  expect(total()).toBe('US$375')
})

test('choices that are not saved are there when the visitor comes back from another page', async () => {
  localStorage.setItem('quoteItems', JSON.stringify(savedQuoteItems))
  const { user, router } = await openBuilder()
  await user.click(screen.getByRole('checkbox', { name: 'SSL Certificate' }))
  await router.navigate('/about')
  await screen.findByRole('heading', { level: 1, name: 'The people under your network' })
  await router.navigate('/custom-quote')
  await screen.findByRole('heading', { level: 1, name: 'Build your package' })
  expect(total()).toBe('US$2,750')
})

test('the running quote lists each chosen line with its price', async () => {
  const { user } = await openBuilder()
  await user.click(screen.getByRole('checkbox', { name: 'SSL Certificate' }))
  const summary = within(screen.getByRole('complementary'))
  expect(summary.getAllByRole('listitem').map((line) => line.textContent)).toEqual([
    'SSL CertificateUS$100',
    'Storage100 GBUS$200',
    'Bandwidth1 TB per monthUS$50',
    'User Seats5 seatsUS$125',
  ])
})
