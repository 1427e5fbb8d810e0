import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { customPriceBounds, fixedItems, resources } from '#shared/catalogue.ts'
import { inDollars } from '#shared/money.ts'
import {
  initialSelection,
  mapResources,
  priceSelection,
  selectedCount,
  totalLines,
} from '#shared/pricing.ts'
import { about } from '#web/content/about.ts'
import { checkoutCopy } from '#web/content/checkout-copy.ts'
import { paths } from '#web/content/paths.ts'
import { quoteBuilder, resourceCopy } from '#web/content/quote-builder.ts'
import { namedSums } from '#web/content/sums.ts'
import { formatUsd } from '#web/ui/browser/format-money.ts'
import { toQuoteItems } from '#web/quote/store/quote-items.ts'
import { saveQuote, storedQuoteItems } from '#tests/support/quote-items.ts'
import {
  choice,
  clearSliders,
  customName,
  customPrice,
  nameCustomService,
  openBuilder,
  proceedButton,
  shownTotal,
  slider,
  totalOf,
} from '#tests/support/quote-page.ts'
import { nothing, savedLines } from '#tests/support/selections.ts'

const { nothingSelected, selected } = quoteBuilder.summary
const initialLines = priceSelection(initialSelection)
const initialCount = selectedCount(initialSelection)
const { min } = customPriceBounds
const [offer] = fixedItems
const [resource] = resources

test('the builder starts with the default resources, and shows VAT and what is paid below the total', async () => {
  await openBuilder()
  for (const item of resources) expect(slider(item)).toHaveValue(String(item.initial))
  expect(shownTotal()).toBe(totalOf(initialLines))
  expect(screen.getByText(selected(initialCount))).toBeVisible()
  const [, ...sums] = namedSums(totalLines(initialLines))
  for (const { name, amount } of sums) {
    expect(screen.getByText(name).nextSibling).toHaveTextContent(formatUsd(amount))
  }
})

test('selecting an offer adds its price, and deselecting it subtracts it', async () => {
  const { user } = await openBuilder()
  for (const { name, price } of fixedItems) {
    await user.click(choice(name))
    expect(shownTotal()).toBe(totalOf([...initialLines, { amount: price }]))
    expect(screen.getByText(selected(initialCount + 1))).toBeVisible()
    await user.click(choice(name))
    expect(shownTotal()).toBe(totalOf(initialLines))
  }
})

test('a number typed for a resource becomes the nearest step on blur', async () => {
  const { user } = await openBuilder()
  const { id, initial, max, step } = resource
  const amount = screen.getByRole('textbox', { name: resourceCopy[id].amount })
  await user.clear(amount)
  await user.type(amount, `${max + step}x{Enter}`)
  expect(amount).toHaveValue(String(max))
  await user.clear(amount)
  await user.tab()
  expect(slider(resource)).toHaveValue(String(max))
  await user.clear(amount)
  await user.type(amount, String(initial))
  await user.tab()
  expect(shownTotal()).toBe(totalOf(initialLines))
})

test('with nothing selected Proceed is disabled; with an unfinished service it focuses the missing field', async () => {
  const { user } = await openBuilder()
  const alert = screen.getByRole('alert')
  expect(alert).toBeEmptyDOMElement()
  await clearSliders(user)
  expect(screen.getByText(selected(0))).toBeVisible()
  expect(shownTotal()).toBe(totalOf([]))
  expect(proceedButton()).toBeDisabled()
  expect(alert).toHaveTextContent(nothingSelected)
  await user.click(choice(quoteBuilder.custom.checkbox))
  expect(alert).toBeEmptyDOMElement()
  await user.click(proceedButton())
  expect(alert).toHaveTextContent(nothingSelected)
  expect(customName()).toHaveFocus()
  await user.type(customName(), 'Rack relocation')
  await user.click(proceedButton())
  expect(customPrice()).toHaveFocus()
  expect(storedQuoteItems()).toBeNull()
})

test.each([offer.name, '\u{200b}'])(
  'if only a custom service with the invalid name %j is selected, its name gets the focus',
  async (name) => {
    const { user } = await openBuilder()
    await clearSliders(user)
    await nameCustomService(user, name)
    await user.type(customPrice(), String(inDollars(min)))
    await user.click(proceedButton())
    expect(screen.getByRole('alert')).toHaveTextContent(nothingSelected)
    expect(customName()).toHaveFocus()
    expect(customName()).toBeInvalid()
  },
)

test('Proceed saves a plain list of the selected items and goes to the checkout', async () => {
  const { user, router } = await openBuilder()
  await clearSliders(user)
  await user.click(choice(offer.name))
  await user.click(screen.getByRole('button', { name: resourceCopy[resource.id].more }))
  await user.click(proceedButton())
  await screen.findByRole('heading', { level: 1, name: checkoutCopy.heading })
  expect(router.state.location.pathname).toBe(paths.checkout)
  const quantities = mapResources(({ id, step }) => (id === resource.id ? step : 0))
  const selection = { ...nothing, fixedItems: [offer.id], quantities }
  expect(storedQuoteItems()).toEqual(toQuoteItems(selection))
})

test('a saved quote is reopened on the next visit', async () => {
  saveQuote()
  await openBuilder()
  for (const { name } of savedLines) expect(choice(name)).toBeChecked()
  for (const item of resources) expect(slider(item)).toHaveValue('0')
  expect(shownTotal()).toBe(totalOf(savedLines))
})

test('unsaved choices are kept while the visitor is on another page', async () => {
  saveQuote()
  const { user, router } = await openBuilder()
  await user.click(choice(offer.name))
  await router.navigate(paths.about)
  await screen.findByRole('heading', { level: 1, name: about.heading })
  await router.navigate(paths.customQuote)
  await screen.findByRole('heading', { level: 1, name: quoteBuilder.heading })
  expect(shownTotal()).toBe(totalOf(savedLines.slice(1)))
})

test('the current quote lists each selected line with its price', async () => {
  const { user } = await openBuilder()
  await user.click(choice(offer.name))
  const summary = within(screen.getByRole('complementary'))
  expect(summary.getAllByRole('listitem').map((line) => line.textContent)).toEqual([
    `${offer.name}${formatUsd(offer.price)}`,
    ...initialLines.map((line) => `${line.name}${line.description}${formatUsd(line.amount)}`),
  ])
})
