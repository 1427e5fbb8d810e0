import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { cents } from '#shared/money.ts'
import { resourceCopy } from '#web/content/catalogue-copy.ts'
import { contact } from '#web/content/contact.ts'
import { orderRefusals, payByTransfer } from '#web/content/order-refusals.ts'
import { quoteBuilder } from '#web/content/quote-builder.ts'
import { ProceedButton } from '#web/quote/builder/proceed-button.tsx'
import { changePrice } from '#tests/support/changed-prices.ts'
import { storedItems } from '#tests/support/stored-quotes.ts'
import {
  choice,
  customName,
  customPrice,
  openBuilder,
  proceedButton,
  shownTotal,
  startEmpty,
} from '#tests/support/quote-page.ts'
import { button, link, renderPart } from '#tests/support/render-page.tsx'
import { inOrder } from '#tests/support/shown-words.ts'
import { cabling, customChanged } from '#tests/support/quote-events.ts'

const alert = () => screen.getByRole('alert')
const noAlert = () => expect(screen.queryByRole('alert')).not.toBeInTheDocument()
const { custom } = quoteBuilder
const nothingSelected = orderRefusals.nothingSelected.words

test('with nothing selected Proceed is disabled and described by the reason, an alert only when pressed; with an unfinished service it focuses the missing field (rule 7.7)', async () => {
  const { user } = await openBuilder()
  noAlert()
  await user.dblClick(button(resourceCopy.space.less))
  for (const again of [0, 1]) {
    expect(proceedButton()).toHaveAttribute('aria-disabled', 'true')
    expect(proceedButton()).toHaveAccessibleDescription(nothingSelected)
    noAlert()
    await user.click(proceedButton())
    expect(alert()).toHaveTextContent(nothingSelected)
    if (again === 0) await user.click(choice('Office Cabling'))
    await startEmpty(user)
  }
  await user.click(choice(custom.checkbox))
  noAlert()
  await user.click(proceedButton())
  expect(alert()).toHaveTextContent(nothingSelected)
  expect(customName()).toHaveFocus()
  expect(customName()).toHaveAccessibleDescription(inOrder(custom.nameMissing))
  await user.type(customName(), 'Rack')
  await user.click(proceedButton())
  expect(customPrice()).toHaveFocus()
  expect(customPrice()).toHaveAccessibleDescription(inOrder(custom.priceMissing))
  expect(storedItems()).toBeNull()
})

test('a package above what the provider charges leads to a transfer, with its lines, before details are typed', async () => {
  const tooLarge = orderRefusals.tooLarge.words
  expect(tooLarge).toContain('US$999,999.99')
  // 1,000,000 and the first visit's 100 GB for 200, and 10% of both: US$1,100,220 to pay.
  changePrice(cabling, cents(1_000_000_00), [])
  const { user } = await openBuilder()
  await user.click(choice('Office Cabling'))
  expect(proceedButton()).toHaveAttribute('aria-disabled', 'true')
  expect(proceedButton()).toHaveAccessibleDescription(`${tooLarge} ${payByTransfer}`)
  await user.click(proceedButton())
  expect(alert()).toHaveTextContent(tooLarge)
  expect(storedItems()).toBeNull()
  await user.click(link(payByTransfer))
  const message = await screen.findByRole('textbox', { name: contact.form.fields.message })
  await waitFor(() => expect(message).toHaveDisplayValue(/Office Cabling/))
})

test.each([
  [custom.nameAndPrice, {}],
  [custom.aName, { price: cents(25_00) }],
  [custom.aPrice, { name: 'Rack relocation' }],
  [custom.otherName, { name: 'Office Cabling', price: cents(25_00) }],
])('beside other lines, Proceed first names what a custom service lacks: %s', async (it, part) => {
  const { user } = renderPart(<ProceedButton />, customChanged({ selected: true, ...part }))
  await user.click(proceedButton())
  expect(alert()).toHaveTextContent(custom.leaveOut(it))
  expect(storedItems()).toBeNull()
})

test('print and Proceed take digits of which no event told (rule 1.12), and no Enter does with which they are composed (rule 1.13)', async () => {
  const { user } = await openBuilder()
  const amount = screen.getByRole('textbox', { name: resourceCopy.space.amount })
  Object.assign(amount, { value: '４００' })
  for (const composing of [{ isComposing: true }, { keyCode: 229 }])
    fireEvent.keyDown(amount, { key: 'Enter', ...composing })
  // 100 GB at US$2, and 10% on top.
  expect(shownTotal()).toBe('US$220')
  fireEvent(window, new Event('beforeprint'))
  expect(shownTotal()).toBe('US$880')
  Object.assign(amount, { value: '３００' })
  await user.click(proceedButton())
  await waitFor(() => expect(storedItems()).toMatchObject([{ name: 'Space', price: 600 }]))
})
