import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { cents } from '#shared/money.ts'
import { ProceedButton } from '#web/quote/builder/proceed-button.tsx'
import { changePrice } from '#tests/support/changed-prices.ts'
import { storedItems } from '#tests/support/stored-quotes.ts'
import {
  choice,
  customName,
  customPrice,
  openBuilder,
  proceedButton,
  startEmpty,
} from '#tests/support/quote-page.ts'
import { renderPart } from '#tests/support/render-page.tsx'
import { cabling, customChanged } from '#tests/support/quote-events.ts'

const alert = () => screen.getByRole('alert')
const noAlert = () => expect(screen.queryByRole('alert')).not.toBeInTheDocument()
const nothingSelected = 'Please select at least one service or configuration'

test('with nothing selected Proceed is disabled and described by the reason, an alert only when pressed; with an unfinished service it focuses the missing field (rule 7.7)', async () => {
  const { user } = await openBuilder()
  noAlert()
  await user.dblClick(screen.getByRole('button', { name: 'Less space' }))
  for (const again of [0, 1]) {
    expect(proceedButton()).toHaveAttribute('aria-disabled', 'true')
    expect(proceedButton()).toHaveAccessibleDescription(nothingSelected)
    noAlert()
    await user.click(proceedButton())
    expect(alert()).toHaveTextContent(nothingSelected)
    if (again === 0) await user.click(choice('Office Cabling'))
    await startEmpty(user)
  }
  await user.click(choice('Custom service'))
  noAlert()
  await user.click(proceedButton())
  expect(alert()).toHaveTextContent(nothingSelected)
  expect(customName()).toHaveFocus()
  await user.type(customName(), 'Rack')
  await user.click(proceedButton())
  expect(customPrice()).toHaveFocus()
  expect(customPrice()).toHaveAccessibleDescription(/Please enter its price\./)
  expect(storedItems()).toBeNull()
})

test('a package above what the provider charges leads to a transfer, with its lines, before details are typed', async () => {
  // 1,000,000 and the first visit's 100 GB for 200, and 10% of both: US$1,100,220 to pay.
  changePrice(cabling, cents(1_000_000_00), [])
  const { user } = await openBuilder()
  await user.click(choice('Office Cabling'))
  expect(proceedButton()).toHaveAttribute('aria-disabled', 'true')
  expect(proceedButton()).toHaveAccessibleDescription(/^A card payment is at most .* instead$/)
  await user.click(proceedButton())
  expect(alert()).toHaveTextContent('A card payment is at most US$999,999.99. Please leave')
  expect(storedItems()).toBeNull()
  await user.click(screen.getByRole('link', { name: 'Pay by bank transfer instead' }))
  const message = await screen.findByRole('textbox', { name: 'Message' })
  await waitFor(() => expect(message).toHaveDisplayValue(/Office Cabling/))
})

test.each([
  ['a name and a price', {}],
  ['a name', { price: cents(25_00) }],
  ['a price', { name: 'Rack relocation' }],
  ['another name', { name: 'Office Cabling', price: cents(25_00) }],
])('beside other lines, Proceed first names what a custom service lacks: %s', async (it, part) => {
  const { user } = renderPart(<ProceedButton isReady />, customChanged({ selected: true, ...part }))
  await user.click(proceedButton())
  expect(alert()).toHaveTextContent(
    `Your custom service still needs ${it}. Press Proceed again to go on without it.`,
  )
  expect(storedItems()).toBeNull()
})

test('a custom service’s missing values are marked and asked for until it changes, even by a refused price; a second press goes on without it, even after other changes', async () => {
  const { user } = await openBuilder()
  await user.click(choice('Custom service'))
  await user.click(proceedButton())
  expect(customName()).toHaveAccessibleDescription(/Please name the service\./)
  await user.type(customName(), 'Rack')
  for (const text of ['-', '--']) {
    await user.type(customPrice(), '-')
    noAlert()
    await user.click(proceedButton())
    expect(alert()).toHaveTextContent('Your custom service still needs a price.')
    expect(customPrice()).toHaveFocus()
    expect(customPrice()).toHaveAccessibleDescription(
      expect.stringContaining(`Not counted: “${text}” can’t be read as a price`),
    )
  }
  expect(storedItems()).toBeNull()
  await user.click(choice('Office Cabling'))
  expect(alert()).toHaveTextContent('Your custom service still needs a price.')
  await user.click(proceedButton())
  await screen.findByText('Custom service left out')
  await screen.findByRole('heading', { level: 1, name: 'Checkout' })
  expect(storedItems()).toMatchObject([{ name: 'Office Cabling' }, { name: 'Space', price: 200 }])
})
