import { screen, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { customPriceBounds, fixedItems } from '#shared/catalogue.ts'
import { cents, fromCents } from '#shared/money.ts'
import { initialSelection } from '#shared/quote.ts'
import { checkoutCopy } from '#web/content/checkout-copy.ts'
import { contact } from '#web/content/contact.ts'
import { notices } from '#web/content/notices.ts'
import { orderRefusals } from '#web/content/order-refusals.ts'
import { quoteBuilder } from '#web/content/quote-builder.ts'
import { toSavedItems } from '#web/quote/keep/saved-items.ts'
import { changePrice } from '#tests/support/changed-prices.ts'
import { setCloseLimits } from '#tests/support/close-limits.ts'
import { storedItems } from '#tests/support/stored-quotes.ts'
import {
  choice,
  clearSliders,
  customName,
  customPrice,
  nameCustomService,
  openBuilder,
  proceedButton,
} from '#tests/support/quote-page.ts'

const copy = quoteBuilder.custom
const [offer] = fixedItems
const price = String(fromCents(customPriceBounds.min))
const startEmpty = (user: UserEvent) =>
  user.click(screen.getByRole('button', { name: quoteBuilder.start.empty }))
const alert = () => screen.getByRole('alert')
const noAlert = () => expect(screen.queryByRole('alert')).not.toBeInTheDocument()

test('with nothing selected Proceed is disabled and described by the reason, an alert only when pressed; with an unfinished service it focuses the missing field', async () => {
  const { user } = await openBuilder()
  noAlert()
  await clearSliders(user)
  const { nothingSelected } = orderRefusals
  for (const again of [clearSliders, startEmpty]) {
    await again(user)
    expect(proceedButton()).toHaveAttribute('aria-disabled', 'true')
    expect(proceedButton()).toHaveAccessibleDescription(nothingSelected)
    noAlert()
    await user.click(proceedButton())
    expect(alert()).toHaveTextContent(nothingSelected)
    await user.click(choice(offer.name))
  }
  await startEmpty(user)
  await user.click(choice(copy.checkbox))
  noAlert()
  await user.click(proceedButton())
  expect(alert()).toHaveTextContent(orderRefusals.nothingSelected)
  expect(customName()).toHaveFocus()
  await user.type(customName(), 'Rack relocation')
  await user.click(proceedButton())
  expect(customPrice()).toHaveFocus()
  expect(storedItems()).toBeNull()
})

test('a package that the provider would refuse is refused here, with the way out', async () => {
  setCloseLimits()
  await openBuilder()
  expect(proceedButton()).toHaveAttribute('aria-disabled', 'true')
  expect(proceedButton()).toHaveAccessibleDescription(
    'A card payment is at least US$0.50. Please add something, or pay by bank transfer. Pay by bank transfer instead',
  )
})

test('a package above what the provider charges leads to a transfer, with its lines, before details are typed', async () => {
  changePrice(offer, cents(100_000_000), [])
  const { user } = await openBuilder()
  await user.click(choice(offer.name))
  await user.click(proceedButton())
  expect(alert()).toHaveTextContent('A card payment is at most US$999,999.99. Please leave')
  expect(storedItems()).toBeNull()
  await user.click(screen.getByRole('link', { name: 'Pay by bank transfer instead' }))
  const message = await screen.findByRole('textbox', { name: contact.form.fields.message })
  await waitFor(() => expect(message).toHaveDisplayValue(new RegExp(offer.name)))
})

test.each([
  ['name and price', '', '', copy.nameAndPrice, customName],
  ['its name', '', price, copy.aName, customName],
  ['its price', 'Rack relocation', '', copy.aPrice, customPrice],
  ['a name of its own', offer.name, price, copy.otherName, customName],
])(
  'beside other lines, Proceed first names what a custom service lacks: %s',
  async (_case, name, typedPrice, missing, field) => {
    const { user } = await openBuilder()
    await user.click(choice(copy.checkbox))
    if (name !== '') await user.type(customName(), name)
    if (typedPrice !== '') await user.type(customPrice(), typedPrice)
    await user.click(proceedButton())
    expect(alert()).toHaveTextContent(copy.leaveOut(missing))
    expect(field()).toHaveFocus()
    expect(field()).toBeInvalid()
    expect(storedItems()).toBeNull()
  },
)

test('a second press saves a plain list without the custom service and opens the checkout with a notification, even after other changes', async () => {
  const { user } = await openBuilder()
  await nameCustomService(user)
  await user.click(proceedButton())
  await user.click(choice(offer.name))
  expect(alert()).toHaveTextContent(copy.leaveOut(copy.aPrice))
  await user.click(proceedButton())
  await screen.findByRole('heading', { level: 1, name: checkoutCopy.heading })
  await screen.findByText(notices.customLeftOut.title)
  const selection = { ...initialSelection, fixedItems: [offer.id] }
  expect(storedItems()).toEqual(toSavedItems({ selection, held: {} }))
})

test('after any change to the custom service, even of a refused price, Proceed names again what it lacks', async () => {
  const { user } = await openBuilder()
  await nameCustomService(user)
  for (const text of ['-', '--']) {
    await user.type(customPrice(), '-')
    noAlert()
    await user.click(proceedButton())
    expect(alert()).toHaveTextContent(copy.leaveOut(copy.aPrice))
    expect(customPrice()).toHaveFocus()
    expect(customPrice()).toHaveAccessibleDescription(
      expect.stringContaining(copy.refused(copy.notAnAmount(text))),
    )
  }
  expect(storedItems()).toBeNull()
})
